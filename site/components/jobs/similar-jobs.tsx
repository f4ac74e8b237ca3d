import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { Section } from "../section.tsx";
import { JobRows } from "./job-rows.tsx";
import { listSimilarJobs } from "./list-jobs.ts";

/** The open positions that are most like one. */
export function SimilarJobs({ job, site, title }: { job: Job; site: Site; title: string }) {
  const jobs = listSimilarJobs(site, job);
  if (jobs.length === 0) return null;
  return (
    <Section id="similar" layout="stack" texts={{ title }}>
      <JobRows site={site} jobs={jobs} />
    </Section>
  );
}
