import { formatPay, formatShortClosing, formatShortPlace } from "../components/jobs/format-job.ts";
import { statesOf } from "../components/jobs/list-jobs.ts";
import { defineTextFile } from "../layouts/define-pages.ts";
import { endOf } from "../../model/jobs/job-clock.ts";
import { OPENINGS_FILE, type PublishedOpening } from "../../model/jobs/published-openings.ts";
import type { Job } from "../../model/kinds/jobs.ts";
import type { Site } from "../../model/kinds/site.ts";
import { ONGOING } from "../../model/schemas/job.ts";
import { toSlug } from "../../model/slug.ts";

/** The file from which the server's mails know the openings, and whether each has ended. */
export default defineTextFile({
  data: { permalink: `/${OPENINGS_FILE}` },
  render: ({ site, sites }) =>
    JSON.stringify(Object.fromEntries(site.jobs.map((job) => [job.requisition, describe(job, sites)]))),
});

function describe(job: Job, sites: readonly Site[]): PublishedOpening {
  const end = endOf(job);
  const isHidden = job.isEnded === true && (end === undefined || end > new Date());
  return {
    title: job.title,
    ends: (isHidden ? new Date(0) : end)?.toISOString(),
    ...(isHidden && { isHidden }),
    path: `/jobs/${job.slug}`,
    trade: job.trade,
    states: statesOf(job).map(toSlug),
    summaries: Object.fromEntries(sites.map((site) => [site.language, summarize(job, site)])),
  };
}

function summarize(job: Job, site: Site): string {
  const { range, unit } = formatPay(job, site);
  const closing = formatShortClosing(job, site);
  const last =
    job.closes === ONGOING ? closing : `${site["jobs-page"].list.closing.toLowerCase()} ${closing}`;
  return [formatShortPlace(job, site), `${range} ${unit}`, last].join("; ");
}
