import { ExampleLabel } from "../components/example-label.tsx";
import { Container } from "../components/grids.tsx";
import { describePosting } from "../components/jobs/describe-posting.ts";
import {
  abbreviate,
  fileLanguage,
  formatPay,
  formatPlace,
  summarizeJob,
} from "../components/jobs/format-job.ts";
import { JobFacts } from "../components/jobs/job-facts.tsx";
import { findJobMap, JobMap } from "../components/jobs/job-map.tsx";
import { JobAlert } from "../components/jobs/job-alert.tsx";
import { SimilarJobs } from "../components/jobs/job-rows.tsx";
import { listSimilarJobs } from "../components/jobs/list-jobs.ts";
import { PayRuler } from "../components/jobs/pay-scale.tsx";
import { findPublishedPay } from "../components/jobs/published-pay.ts";
import { NumberedList } from "../components/lists.tsx";
import { findRecruiter, RecruiterFoot } from "../components/recruiter.tsx";
import { FormCard } from "../components/request-section.tsx";
import { LeadParagraph, Section } from "../components/section.tsx";
import { SheetCount } from "../components/sheets.tsx";
import { Widget } from "../components/widget.tsx";
import { definePage } from "../layouts/page.ts";
import { defineEntryPages } from "../layouts/define-pages.ts";
import { subpage } from "../layouts/subpage.tsx";
import { formatClosingTime } from "../../model/jobs/job-clock.ts";
import { formatMonth } from "../../model/format-day.ts";
import { MAX_TITLE_LENGTH, toDocumentTitle } from "../../model/kinds/to-document-title.ts";
import { PAGE_KINDS } from "../../model/kinds/page-kinds.ts";
import { DRAFT } from "../../model/publication.ts";

export default definePage({
  data: defineEntryPages("jobs", ({ isEnded }) => isEnded !== true),
  render: ({ site, entry: job, markdown, origins }) => {
    const texts = site["jobs-page"];
    const pay = formatPay(job, site);
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
          <Container className="gap-x-16 pt-9 pb-16 md:pt-13 md:pb-24 lg:grid lg:grid-cols-[minmax(0,1fr)_440px] lg:grid-rows-[auto_1fr]">
            <header>
              {job.status === DRAFT && <ExampleLabel className="mb-4">{texts.job.draft}</ExampleLabel>}
              <h1 id="page-title" className="text-42 md:text-62" lang={lang}>
                {job.title}
              </h1>
              <LeadParagraph className="mt-4">{place}</LeadParagraph>
              <p className="mt-5 text-17 text-ink-2">
                <span className="font-head text-31 leading-120 font-heading tracking-title text-ink md:text-36">
                  {pay.range}
                </span>{" "}
                {pay.unit}, {texts.pay.base}
              </p>
              <PayRuler
                job={job}
                label={texts.pay.scale}
                published={findPublishedPay(job, site)}
                hourly={texts.list.hourly}
              />
            </header>
            <section
              id="apply"
              className="scroll-mt-20 max-lg:mt-8 lg:sticky lg:top-22 lg:col-start-2 lg:row-[1/3] lg:self-start"
              aria-labelledby="apply-title"
              tabIndex={-1}
            >
              <FormCard site={site}>
                <h2 id="apply-title" className="text-24 tracking-title">
                  {texts.job.apply.title}
                </h2>
                <p className="mt-2 mb-5 text-17 leading-145 text-ink-2">{texts.job.apply.lead}</p>
                <Widget
                  tag="apply-form"
                  job={job.requisition}
                  position={job.title}
                  closes={formatClosingTime(job)}
                />
              </FormCard>
              <RecruiterFoot site={site} recruiter={findRecruiter(site, job)} />
            </section>
            <div className="pt-13">
              <h2>{texts.job.facts}</h2>
              {lang !== undefined && <p className="mt-2 text-16 text-ink-2">{texts.job.untranslated}</p>}
              <JobFacts job={job} site={site} />
              {html.trim() === "" ? null : (
                <div className="prose mt-9" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
              )}
              <JobMap job={job} map={map} site={site} />
            </div>
          </Container>
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
