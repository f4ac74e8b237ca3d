import { useEffect, useId, useRef, useState, type ComponentType, type MouseEvent } from "react";
import { formatNote, formatRange, PAY_TICKS, toBeam, toPosition, type Texts } from "./format-job.ts";
import type { ListedJob } from "./job-slice.ts";

interface ApplyFormProps {
  job: ListedJob & { id: string };
  partner: string | undefined;
}

/** @param lang language of the list */
export type LoadApplyForm = (lang: string | undefined) => Promise<ComponentType<ApplyFormProps>>;

interface JobRowProps {
  job: ListedJob;
  texts: Texts;
  locale: string;
  /** Openings are written in English, so their titles are marked in other languages. */
  isEnglish: boolean;
  link: { href: string; target?: string; rel?: string };
  loadApplyForm: (() => ReturnType<LoadApplyForm>) | undefined;
  partner: string | undefined;
}

/**
 * An opening. Its title opens its page. Apply opens the form below the row, or if there is none, or it cannot be loaded,
 * the form on the page.
 */
export function JobRow({ job, texts, locale, isEnglish, link, loadApplyForm, partner }: JobRowProps) {
  const id = useId();
  const [form, setForm] = useState<{ Form: Awaited<ReturnType<LoadApplyForm>> }>();
  const [isOpen, setOpen] = useState(false);
  const formRef = useRef<HTMLDivElement>(null);
  const hasFailed = useRef(false);
  const { id: requisition } = job;
  const canOpen = loadApplyForm !== undefined && requisition !== undefined;

  useEffect(() => {
    if (isOpen) formRef.current?.focus();
  }, [isOpen]);

  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    const { currentTarget, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!canOpen || hasFailed.current || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    if (form) return setOpen(!isOpen);
    loadApplyForm().then(
      (Form) => {
        setForm({ Form });
        setOpen(true);
      },
      () => {
        hasFailed.current = true;
        currentTarget.click();
      },
    );
  };

  const { title, pay } = job;
  const { start, width } = toBeam(pay);
  const lang = isEnglish ? undefined : "en";
  return (
    <li className="job">
      <div>
        <p className="job-title">
          <a {...link} id={id} lang={lang}>
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
        aria-expanded={canOpen ? isOpen : undefined}
        onClick={open}
      >
        {texts.apply}
      </a>
      {form && requisition !== undefined && (
        <div
          className="job-form"
          ref={formRef}
          tabIndex={-1}
          role="group"
          aria-labelledby={`${id}-apply ${id}`}
          hidden={!isOpen}
        >
          <form.Form job={{ ...job, id: requisition }} partner={partner} />
        </div>
      )}
    </li>
  );
}
