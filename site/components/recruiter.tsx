import type { ReactNode } from "react";
import { formatMonth } from "../../model/format-day.ts";
import { LANGUAGES } from "../../model/languages.ts";
import type { Site } from "../../model/kinds/site.ts";
import type { Recruiter } from "../../model/schemas/recruiters.ts";
import { MailIcon, PhoneIcon } from "../../widgets/forms/icons.tsx";
import { LogoMark } from "../../widgets/site-header/logo.tsx";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { loadDrawing } from "../drawings/load-drawing.ts";
import { fillText } from "./strings.ts";

interface Subject {
  trade?: Recruiter["trades"][number];
  /** English name of a state. */
  state?: string;
}

/**
 * Returns who places a trade in a state: the first recruiter whose list names the state, otherwise the first one
 * without states. A recruiter without trades places all.
 * @returns undefined if nobody is named for it
 */
export function findRecruiter({ recruiters }: Site, { trade, state }: Subject): Recruiter | undefined {
  const inTrade = recruiters.people.filter(
    ({ trades }) => trade === undefined || trades.length === 0 || trades.includes(trade),
  );
  return (
    inTrade.find(({ states }) => states.some((one) => one === state)) ??
    inTrade.find(({ states }) => states.length === 0)
  );
}

const firstName = ({ name }: Recruiter): string => name.split(" ")[0] ?? name;

/** The sentence that the named recruiter answers; undefined if nobody is named. */
export const describeAnswer = (
  { recruiters: { labels } }: Site,
  recruiter: Recruiter | undefined,
): string | undefined => recruiter && fillText(labels.answers, { name: firstName(recruiter) });

const FRAME = "flex flex-col border border-ink print:break-inside-avoid";
/** On narrow screens, the buttons come first, since the block is below the form. */
const BUTTONS = "flex border-ink max-lg:order-first max-lg:border-b lg:border-t print:hidden";

interface AnswerBlockProps {
  site: Site;
  recruiter: Recruiter | undefined;
  /** The page's sheet code, which the firm's stamp repeats. */
  sheet: string;
}

/** Who answers a form: the named recruiter or, where nobody is named, what the firm signs. */
export function AnswerBlock({ site, recruiter, sheet }: AnswerBlockProps) {
  return recruiter === undefined ? (
    <SignedPromise site={site} sheet={sheet} />
  ) : (
    <RecruiterBlock site={site} recruiter={recruiter} />
  );
}

interface RecruiterBlockProps {
  site: Site;
  recruiter: Recruiter;
}

function RecruiterBlock({ site, recruiter }: RecruiterBlockProps) {
  const { name, work, before, languages, hours, phone, email } = recruiter;
  const { labels } = site.recruiters;
  const facts = [
    [labels.before, before],
    [labels.languages, languages],
    [labels.hours, hours],
  ] as const;
  return (
    <div className={FRAME} data-recruiter={name}>
      <div className="grid grid-cols-[3fr_7fr]">
        <Portrait site={site} recruiter={recruiter} />
        <div className="min-w-0 p-4.5">
          <h3 className="text-22 tracking-title">{name}</h3>
          <p className="text-17 leading-140 text-ink-2">{work}</p>
          <dl className="mt-2.5 text-16 leading-145">
            {facts.map(([term, value]) => (
              <div key={term} className="grid gap-x-2.5 py-0.75 max-md:grid-cols-1 grid-cols-[80px_1fr]">
                <dt className="text-ink-2">{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={BUTTONS}>
        <BlockButton href={phone.href}>
          <PhoneIcon /> {phone.text}
        </BlockButton>
        <BlockButton href={`mailto:${email}`}>
          <MailIcon /> {fillText(labels.write, { name: firstName(recruiter) })}
        </BlockButton>
      </div>
    </div>
  );
}

/** The recruiter at the foot of an opening's form; nothing if nobody is named. */
export function RecruiterFoot({ site, recruiter }: { site: Site; recruiter: Recruiter | undefined }) {
  if (recruiter === undefined) return null;
  const { name, work, before, phone, email } = recruiter;
  return (
    <div
      className="grid grid-cols-[3fr_7fr] border border-t-0 border-ink max-md:-mx-1.5 print:hidden"
      data-recruiter={name}
    >
      <Portrait site={site} recruiter={recruiter} />
      <div className="min-w-0 px-4.5 py-4 text-17 leading-140">
        <p className="font-head text-19 font-heading">{name}</p>
        <p className="text-ink-2">
          {work}. {before}.
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5">
          <PhoneIcon />
          <FootLink href={phone.href}>{phone.text}</FootLink>
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5">
          <MailIcon />
          <FootLink href={`mailto:${email}`}>{email}</FootLink>
        </p>
      </div>
    </div>
  );
}

function FootLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      className="inline-flex min-h-11 min-w-0 items-center font-strong decoration-signal decoration-2 underline-offset-5"
      href={href}
    >
      {children}
    </a>
  );
}

function Portrait({ site, recruiter: { name, portrait } }: RecruiterBlockProps) {
  return (
    <div className="flex items-end border-r border-ink bg-sheet px-1.5 pt-4">
      <DrawingFigure
        drawing={loadDrawing(`portraits/${portrait}`)}
        label={fillText(site.recruiters.labels.portrait, { name })}
      />
    </div>
  );
}

function BlockButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      className="flex min-h-13.5 min-w-0 flex-1 items-center justify-center gap-2.5 border-ink px-1.5 py-1.5 font-head text-16 leading-120 font-heading no-underline not-first:border-l hover:bg-sheet"
      href={href}
    >
      {children}
    </a>
  );
}

/** What the firm signs, with its own stamp: no name and no hand is made up. */
function SignedPromise({ site, sheet }: { site: Site; sheet: string }) {
  const { agency, recruiters } = site;
  const { title, points, signed } = recruiters.promise;
  return (
    <div className={FRAME}>
      <div className="px-4.5 py-4">
        <h3 className="text-22 tracking-title">{title}</h3>
        <ul className="mt-2">
          {points.map((point) => (
            <li key={point} className="grid grid-cols-[30px_1fr] py-1 text-17 leading-140">
              <svg
                className="mt-1.5"
                viewBox="0 0 18 14"
                width="16"
                height="13"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.7"
                aria-hidden="true"
              >
                <path d="m1 7 5.5 5.5L17 1.5" />
              </svg>
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex border-t border-ink">
        <div className="flex-1 px-4.5 py-3">
          <p className="flex items-center gap-2.5 border-b border-ink pb-2 font-head text-17 font-heading tracking-title">
            <LogoMark /> {agency.legalName}
          </p>
          <p className="mt-1.5 text-16 text-ink-2">{signed}</p>
        </div>
        <p
          className="flex flex-col justify-center border-l border-ink px-3.5 font-mono text-13 leading-150 text-ink-2"
          aria-hidden="true"
        >
          <span>{sheet}</span>
          <span className="max-md:hidden">
            {formatMonth(agency.updated, LANGUAGES[site.language].locale)}
          </span>
        </p>
      </div>
      <div className={BUTTONS}>
        <BlockButton href={agency.phone.href}>
          <PhoneIcon /> {agency.phone.text}
        </BlockButton>
      </div>
    </div>
  );
}

/** The direct lines of the recruiters of an industry; nothing if nobody is named. */
export function IndustryRecruiters({
  site,
  industry,
}: {
  site: Site;
  industry: Recruiter["industries"][number];
}) {
  const people = site.recruiters.people.filter(({ industries }) => industries.includes(industry));
  if (people.length === 0) return null;
  return (
    <ul className="col-span-full mt-3">
      {people.map(({ name, work, phone }) => (
        <li key={name} className="text-17 leading-140" data-recruiter={name}>
          <b>{name}</b> <span className="text-ink-2">{work}</span>{" "}
          <a
            className="inline-flex min-h-7 items-center decoration-field underline-offset-4"
            href={phone.href}
          >
            {phone.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
