import { describePosting } from "../components/jobs/describe-posting.ts";
import { abbreviate, fileLanguage, formatPlace, summarizeJob } from "../components/jobs/format-job.ts";
import { findJobMap, JobMap } from "../components/jobs/job-map.tsx";
import { JobSheet } from "../components/jobs/job-sheet.tsx";
import { JobAlert } from "../components/jobs/job-alert.tsx";
import { SimilarJobs } from "../components/jobs/job-rows.tsx";
import { listSimilarJobs } from "../components/jobs/list-jobs.ts";
import { NumberedList } from "../components/lists.tsx";
import { Section } from "../components/section.tsx";
import { SheetCount } from "../components/sheets.tsx";
import { definePage } from "../layouts/page.ts";
import { defineEntryPages } from "../layouts/define-pages.ts";
import { subpage } from "../layouts/subpage.tsx";
import { formatMonth } from "../../model/format-day.ts";
import { MAX_TITLE_LENGTH, toDocumentTitle } from "../../model/kinds/to-document-title.ts";
import { PAGE_KINDS } from "../../model/kinds/page-kinds.ts";

export default definePage({
  data: defineEntryPages("jobs", ({ isEnded }) => isEnded !== true),
  render: ({ site, entry: job, markdown, origins }) => {
    const texts = site["jobs-page"];
    const place = formatPlace(job, site);
    const { html } = markdown(job.body);
    const map = findJobMap(job, site);
    const longTitle =
      job.city && job.state ? `${job.title}, ${job.city}, ${abbreviate(job.state, site)}` : job.title;
    const lang = fileLanguage(site);
    const titles = [longTitle, job.title].map((title) =>
      lang === undefined ? title : `${texts.crumb}: ${title}`,
    );
    const fits = (title: string): boolean => toDocumentTitle(title, site.agency).length <= MAX_TITLE_LENGTH;
    return subpage(site, {
      meta: {
        title: titles.find(fits) ?? titles.at(-1) ?? job.title,
        description: lang === undefined ? job.description : summarizeJob(job, site),
        sheet: { code: job.requisition, title: texts.sheet.title },
        updated: formatMonth(job.modified),
        breadcrumb: [{ text: texts.crumb, href: "/jobs" }, { text: job.title }],
        currentNavPath: "/jobs",
        isForCandidates: true,
        scripts: ["resume-drops"],
        social: {
          drawing: map === undefined ? "pages/open-positions" : { kind: "state", state: map },
          alt: `${job.title}, ${place}`,
          of: PAGE_KINDS.jobs.path(job.slug),
        },
        // A posting has one page with structured data.
        subjects: lang === undefined ? [{ type: "job", ...describePosting(job, site, html) }] : [],
      },
      breadcrumbsEnd: (
        <SheetCount isHiddenOnPhones>
          {texts.job.labels.requisition} {job.requisition}
        </SheetCount>
      ),
      body: (
        <>
          <JobSheet job={job} site={site} html={html}>
            <JobMap job={job} map={map} site={site} />
          </JobSheet>
          <Section id="next" layout="split" texts={{ title: site.resume.form.next }}>
            <NumberedList items={site.resume.form.steps} />
          </Section>
          <SimilarJobs site={site} jobs={listSimilarJobs(site, job)} title={texts.job.similar} />
          {origins.backend === undefined && <JobAlert site={site} trade={job.trade} state={job.state} />}
        </>
      ),
    });
  },
});
