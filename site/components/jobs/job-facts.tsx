import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { formatDollars } from "../../../model/pay/format-dollars.ts";
import { fillText } from "../strings.ts";
import { formatDates, formatPlace, formatTerms } from "./format-job.ts";

export interface JobFact {
  label: string;
  text: string;
}

/** Returns what an opening says, in a fixed order. The page, its structured data and the feeds say the same. */
export function listJobFacts(job: Job, site: Site): JobFact[] {
  const texts = site["jobs-page"];
  const { labels, company, perDiem } = texts.job;
  const credentials = job.credentials.map(({ name, need }) => `${name} (${texts.needs[need]})`);
  const lodging =
    job.perDiem === undefined ? [] : [fillText(perDiem, { amount: formatDollars(job.perDiem) })];
  const sentence = job.employer.replace(/\.$/, "");
  return [
    { label: labels.place, text: formatPlace(job, site) },
    { label: labels.company, text: fillText(company, { employer: sentence }) },
    { label: labels.project, text: job.project },
    { label: labels.duties, text: job.duties },
    { label: labels.requirements, text: job.requirements },
    ...(credentials.length === 0 ? [] : [{ label: labels.credentials, text: credentials.join("; ") }]),
    { label: labels.otherPay, text: [job.otherPay, ...lodging].join("; ") },
    { label: labels.benefits, text: job.benefits },
    { label: labels.work, text: formatTerms(job, site) },
    { label: labels.dates, text: formatDates(job, site) },
    { label: labels.requisition, text: job.requisition },
  ];
}

export function JobFacts({ job, site }: { job: Job; site: Site }) {
  return (
    <dl className="mt-6">
      {listJobFacts(job, site).map(({ label, text }) => (
        <div
          key={label}
          className="grid grid-cols-1 gap-x-6 gap-y-0.5 border-t border-line py-3.5 first:border-t-ink last:border-b md:grid-cols-[150px_1fr]"
        >
          <dt className="text-17 text-ink-2">{label}</dt>
          <dd className="text-17 leading-145">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
