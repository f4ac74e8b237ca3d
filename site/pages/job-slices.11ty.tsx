import { findJobIndex } from "../components/jobs/job-index.ts";
import { MAX_ROWS } from "../components/jobs/job-list.tsx";
import { writeJobSlices } from "../components/jobs/job-slices.ts";
import { listOpenJobs } from "../components/jobs/list-jobs.ts";
import { paginate, defineTextFile } from "../layouts/define-pages.ts";

/**
 * Openings as data for scripts: by state and by trade, in files small enough for partners' pages, which `<job-list>`
 * reads; and, if `/jobs` does not show all of them, an index in each language.
 */
export default defineTextFile({
  data: paginate(
    ({ sites }) => [
      ...writeJobSlices(sites),
      ...sites.flatMap((site) => (listOpenJobs(site).length > MAX_ROWS ? (findJobIndex(site) ?? []) : [])),
    ],
    ({ path }) => path,
  ),
  render: ({ entry }) => entry.text,
});
