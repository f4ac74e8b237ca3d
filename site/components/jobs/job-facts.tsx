import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { formatDollars } from "../../../model/pay/format-dollars.ts";
import { fillText } from "../strings.ts";
import { fileLanguage, formatDates, formatPlace, listTerms, type TextPart } from "./format-job.ts";

interface JobFact {
  label: string;
  parts: readonly TextPart[];
}

/** Returns what an opening says, in a fixed order. The page, its structured data and the feeds say the same. */
function listFacts(job: Job, site: Site): JobFact[] {
  const texts = site["jobs-page"];
  const { labels, company, perDiem } = texts.job;
  const own = (text: string): TextPart => ({ own: text });
  const credentials = joinParts(
    job.credentials.map(({ name, need }) => [own(name), ` (${texts.needs[need]})`]),
  );
  const lodging =
    job.perDiem === undefined ? [] : [`; ${fillText(perDiem, { amount: formatDollars(job.perDiem) })}`];
  const employer = own(job.employer.replace(/\.$/, ""));
  const [beforeEmployer, afterEmployer] = company.split("{employer}");
  return [
    { label: labels.place, parts: [formatPlace(job, site)] },
    { label: labels.company, parts: [beforeEmployer ?? "", employer, afterEmployer ?? ""] },
    { label: labels.project, parts: [own(job.project)] },
    { label: labels.duties, parts: [own(job.duties)] },
    { label: labels.requirements, parts: [own(job.requirements)] },
    ...(credentials.length === 0 ? [] : [{ label: labels.credentials, parts: credentials }]),
    { label: labels.otherPay, parts: [own(job.otherPay), ...lodging] },
    { label: labels.benefits, parts: [own(job.benefits)] },
    { label: labels.work, parts: joinParts(listTerms(job, site).map((term) => [term])) },
    { label: labels.dates, parts: [formatDates(job, site)] },
    { label: labels.requisition, parts: [job.requisition] },
  ];
}

const joinParts = (items: readonly (readonly TextPart[])[]): TextPart[] =>
  items.flatMap((parts, index) => (index === 0 ? parts : ["; ", ...parts]));

const toText = (part: TextPart): string => (typeof part === "string" ? part : part.own);

/** Returns what an opening says as text. */
export const listJobFacts = (job: Job, site: Site): { label: string; text: string }[] =>
  listFacts(job, site).map(({ label, parts }) => ({
    label,
    text: parts.map(toText).join(""),
  }));

export function JobFacts({ job, site }: { job: Job; site: Site }) {
  const lang = fileLanguage(site);
  return (
    <dl className="mt-6">
      {listFacts(job, site).map(({ label, parts }) => (
        <div
          key={label}
          className="grid grid-cols-1 gap-x-6 gap-y-0.5 border-t border-line py-3.5 first:border-t-ink last:border-b md:grid-cols-[150px_1fr]"
        >
          <dt className="text-17 text-ink-2">{label}</dt>
          <dd className="text-17 leading-145">
            {parts.map((part, index) =>
              typeof part === "string" || lang === undefined ? (
                toText(part)
              ) : (
                <span key={index} lang={lang}>
                  {part.own}
                </span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
