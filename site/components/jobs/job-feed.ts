import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { formatClosingTime } from "../../../model/jobs/job-clock.ts";
import { toDatePart } from "../../../model/publication.ts";
import { ONGOING } from "../../../model/schemas/job.ts";
import { abbreviate, formatPay } from "./format-job.ts";
import { describePosting } from "./describe-posting.ts";

/** Version of the format of the JSON files. Fields may be added within a version. */
const VERSION = 1;

/** Returns an opening as the JSON files list it. Its `id` never changes, and is never used again. */
function describeJob(job: Job, site: Site, origin: string) {
  const url = `${origin}/jobs/${job.slug}`;
  const { range, unit } = formatPay(job, site);
  const { low, high, per } = job.pay;
  return {
    id: job.requisition,
    url,
    applyUrl: `${url}#apply`,
    bodyUrl: `${url}.json`,
    lang: "en",
    title: job.title,
    summary: job.description,
    role: job.role,
    trade: job.trade,
    industry: job.industry,
    level: job.level,
    employmentType: job.type,
    workplace: job.workplace,
    city: job.city,
    state: job.state && abbreviate(job.state, site),
    zip: job.zip,
    remoteStates: job.remoteStates.map((name) => abbreviate(name, site)),
    country: "US",
    openings: job.openings,
    pay: { min: low, max: high, unit: per, currency: "USD", text: `${range} ${unit}` },
    otherPay: job.otherPay,
    benefits: job.benefits,
    perDiem: job.perDiem,
    travel: job.travel,
    shift: job.shift,
    hours: job.hours,
    duration: job.duration,
    labor: job.labor,
    certifications: job.credentials,
    employer: job.employer,
    posted: toDatePart(job.published),
    closes: job.closes === ONGOING ? undefined : job.closes,
    closesAt: formatClosingTime(job),
    fillBy: job.fillBy,
    updated: job.modified,
  };
}

/** Returns when the newest of some openings was changed, so that a file changes only if its openings do. */
export const newestChange = (jobs: readonly Job[], site: Site): string =>
  jobs.map(({ modified }) => modified).reduce((a, b) => (a > b ? a : b), site.agency.updated);

/** Lists openings without their bodies, each of which has a file of its own. Absent values are left out. */
export const writeJobList = (jobs: readonly Job[], site: Site, origin: string): string =>
  JSON.stringify({
    version: VERSION,
    updated: newestChange(jobs, site),
    count: jobs.length,
    jobs: jobs.map((job) => describeJob(job, site, origin)),
  });

/** @param body the opening's text as HTML */
export const writeJobBody = (job: Job, site: Site, origin: string, body: string): string =>
  JSON.stringify({
    version: VERSION,
    ...describeJob(job, site, origin),
    html: describePosting(job, site, body).description,
  });

const JOB_TYPES = {
  "full-time": "fulltime",
  "part-time": "parttime",
  contract: "contract",
  temporary: "temporary",
  internship: "internship",
  "as-needed": "perdiem",
} as const satisfies Record<Job["type"], string>;

const REMOTE_TYPES = { "on-site": undefined, hybrid: "Hybrid remote", remote: "Fully remote" } as const;

/**
 * Writes all openings in Indeed's XML format, which partners read too. A text that ends a CDATA section is split over
 * two sections.
 * @param bodyOf returns an opening's text as HTML
 */
export function writeJobXml(
  jobs: readonly Job[],
  site: Site,
  origin: string,
  bodyOf: (job: Job) => string,
): string {
  const element = (name: string, text: string | undefined): string =>
    text === undefined ? "" : `<${name}><![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]></${name}>`;
  const { agency } = site;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    "<source>",
    element("publisher", agency.name),
    element("publisherurl", `${origin}/`),
    element("lastBuildDate", newestChange(jobs, site)),
    ...jobs.map((job) => {
      const { range, unit } = formatPay(job, site);
      const place = job.state ?? job.remoteStates[0];
      const fields: Record<string, string | undefined> = {
        title: job.title,
        date: job.published,
        referencenumber: job.requisition,
        requisitionid: job.requisition,
        url: `${origin}/jobs/${job.slug}`,
        company: "Confidential",
        sourcename: agency.name,
        city: job.city,
        state: place && abbreviate(place, site),
        country: "US",
        postalcode: job.zip,
        email: agency.email,
        description: describePosting(job, site, bodyOf(job)).description,
        salary: `${range} ${unit}`,
        jobtype: JOB_TYPES[job.type],
        category: site["jobs-page"].trades[job.trade],
        remotetype: REMOTE_TYPES[job.workplace],
        expirationdate: formatClosingTime(job),
        lastactivitydate: job.modified,
      };
      return `<job>${Object.entries(fields)
        .map(([name, text]) => element(name, text))
        .join("")}</job>`;
    }),
    "</source>\n",
  ]
    .filter((line) => line !== "")
    .join("\n");
}
