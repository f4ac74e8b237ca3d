import { useId } from "react";
import { formatNote, formatRange, PAY_TICKS, toBeam, toPosition, type Texts } from "./format-job.ts";
import type { ListedJob } from "./job-slice.ts";

interface JobRowProps {
  job: ListedJob;
  texts: Texts;
  locale: string;
  /** Openings are written in English, so their titles are marked in other languages. */
  isEnglish: boolean;
  link: { href: string; target?: string; rel?: string };
}

/** An opening. Its title opens its page, and Apply the form on it. */
export function JobRow({ job, texts, locale, isEnglish, link }: JobRowProps) {
  const id = useId();
  const { title, pay } = job;
  const { start, width } = toBeam(pay);
  const lang = isEnglish ? undefined : "en";
  return (
    <li className="job">
      <div>
        <p className="job-title">
          <a {...link} id={id} lang={lang} hrefLang={lang}>
            {title}
          </a>
        </p>
        <p className="job-note">{formatNote(job, texts, locale)}</p>
      </div>
      <div className="job-pay">
        <p>
          <b>{formatRange(pay, texts)}</b> {texts[pay.unit === "hour" ? "hour" : "year"]}
        </p>
        <span className="job-beam" aria-hidden="true">
          {PAY_TICKS.map((tick) => (
            <span key={tick} style={{ insetInlineStart: `${toPosition(tick)}%` }} />
          ))}
          <span
            className="graphic job-range"
            style={{ insetInlineStart: `${start}%`, inlineSize: `${width}%` }}
          />
        </span>
      </div>
      <a
        {...link}
        className="btn job-apply"
        href={`${link.href}#apply`}
        id={`${id}-apply`}
        aria-labelledby={`${id}-apply ${id}`}
        hrefLang={lang}
      >
        {texts.apply}
      </a>
    </li>
  );
}
