import { writeJobList, writeJobXml } from "../components/jobs/job-feed.ts";
import { listJobGroups, listOpenJobs } from "../components/jobs/list-jobs.ts";
import { paginate, defineTextFile } from "../layouts/define-pages.ts";

/** All openings in Indeed's XML format and as JSON, and those of each state as JSON, so that nobody loads all for a few. */
export default defineTextFile({
  data: paginate(
    ({ site }) => [
      { path: "/jobs.xml", jobs: listOpenJobs(site) },
      { path: "/jobs.json", jobs: listOpenJobs(site) },
      ...listJobGroups(site)
        .filter(({ kind }) => kind === "state")
        .map(({ path, jobs }) => ({ path: `${path}.json`, jobs })),
    ],
    ({ path }) => path,
  ),
  render: ({ site, entries, markdown, origins, entry: { path, jobs } }) => {
    if (path.endsWith(".json")) return writeJobList(jobs, site, origins.site);
    const bodies = new Map(entries.jobs.map((job) => [job.slug, job]));
    return writeJobXml(jobs, site, origins.site, ({ slug }) => {
      const job = bodies.get(slug);
      return job === undefined ? "" : markdown(job.body).html;
    });
  },
});
