import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { formatClosingTime } from "../../../model/jobs/job-clock.ts";
import { escapeText } from "../../drawings/svg-markup.ts";
import { abbreviate } from "./format-job.ts";
import { listJobFacts } from "./job-facts.tsx";

/** What schema.org's JobPosting says of an opening. Every value is also in the page's text. */
export interface Posting {
  title: string;
  /** HTML. */
  description: string;
  requisition: string;
  posted: string;
  /** The end of the last day to apply, with its offset from UTC; absent if the opening is ongoing. */
  validThrough?: string;
  employment: Job["type"];
  place?: { city: string; state: string; zip?: string };
  /** English names of the states in which a person who works remotely may live. */
  remoteStates: readonly string[];
  isFullyRemote: boolean;
  pay: Job["pay"];
  benefits: string;
  openings: number;
}

/** @param body the opening's text as HTML */
export function describePosting(job: Job, site: Site, body: string): Posting {
  const { city, state, zip, workplace } = job;
  const validThrough = formatClosingTime(job);
  return {
    title: job.title,
    description:
      listJobFacts(job, site)
        .map(({ label, text }) => `<p><strong>${escapeText(label)}:</strong> ${escapeText(text)}</p>`)
        .join("") + body,
    requisition: job.requisition,
    posted: job.published,
    ...(validThrough !== undefined && { validThrough }),
    employment: job.type,
    ...(city !== undefined &&
      state !== undefined && {
        place: { city, state: abbreviate(state, site), ...(zip !== undefined && { zip }) },
      }),
    remoteStates: job.remoteStates,
    isFullyRemote: workplace === "remote",
    pay: job.pay,
    benefits: job.benefits,
    openings: job.openings,
  };
}
