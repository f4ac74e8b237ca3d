import { Container } from "../components/grids.tsx";
import { fileLanguage, formatJobDay, summarizeJob } from "../components/jobs/format-job.ts";
import { listSimilarJobs } from "../components/jobs/list-jobs.ts";
import { JobAlert } from "../components/jobs/job-alert.tsx";
import { SimilarJobs } from "../components/jobs/job-rows.tsx";
import { ActionLink } from "../components/links.tsx";
import { LeadParagraph } from "../components/section.tsx";
import { fillText } from "../components/strings.ts";
import { definePage } from "../layouts/page.ts";
import { defineEntryPages } from "../layouts/define-pages.ts";
import { subpage } from "../layouts/subpage.tsx";
import { closingTime } from "../../model/jobs/job-clock.ts";
import type { Job } from "../../model/kinds/jobs.ts";
import type { Site } from "../../model/kinds/site.ts";
import { FILLED } from "../../model/schemas/job.ts";

/**
 * The page of an opening that has closed or is filled. It lists the like, has no structured data of a posting, and is
 * `noindex`; our server sends it with the status 410.
 */
export default definePage({
  data: { ...defineEntryPages("jobs", ({ isEnded }) => isEnded === true), noindex: true },
  render: ({ site, entry: job, origins }) => {
    const texts = site["jobs-page"];
    const { ended } = texts;
    const similar = listSimilarJobs(site, job);
    const title = fillText(ended.title, { title: job.title });
    const [beforeTitle, afterTitle] = ended.title.split("{title}");
    return subpage(site, {
      meta: {
        title,
        description: fileLanguage(site) === undefined ? job.description : summarizeJob(job, site),
        sheet: { code: job.requisition, title: texts.sheet.title },
        breadcrumb: [{ text: texts.crumb, href: "/jobs" }, { text: job.title }],
        currentNavPath: "/jobs",
        isForCandidates: true,
      },
      body: (
        <>
          <Container className="pt-10 pb-14 md:pt-20 md:pb-20">
            <h1 id="page-title">
              {beforeTitle}
              <span lang={fileLanguage(site)}>{job.title}</span>
              {afterTitle}
            </h1>
            <LeadParagraph className="mt-5 mb-7 max-w-[720px]">
              {describeEnd(job, site)} {similar.length === 0 && ended.none}
            </LeadParagraph>
            <p className="flex flex-wrap gap-3.5 max-md:*:w-full">
              <ActionLink href="/jobs">{texts.list.all}</ActionLink>
              <ActionLink kind="secondary" href="/resume">
                {texts.list.resume}
              </ActionLink>
            </p>
          </Container>
          <SimilarJobs site={site} jobs={similar} title={ended.similar} />
          {origins.backend === undefined && <JobAlert site={site} trade={job.trade} state={job.state} />}
        </>
      ),
    });
  },
});

function describeEnd(job: Job, site: Site): string {
  const { ended } = site["jobs-page"];
  if (job.status === FILLED) return ended.filled;
  const end = closingTime(job);
  if (end === undefined || end > new Date()) return ended.hidden;
  return fillText(ended.closed, { day: formatJobDay(job.closes, site) });
}
