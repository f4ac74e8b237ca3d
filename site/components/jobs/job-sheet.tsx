import type { ReactNode } from "react";
import { ExampleLabel } from "../badge.tsx";
import { Container } from "../grids.tsx";
import { findRecruiter, RecruiterFoot } from "../recruiter.tsx";
import { FormCard } from "../request-section.tsx";
import { LeadParagraph } from "../section.tsx";
import { Widget } from "../widget.tsx";
import { formatClosingTime } from "../../../model/jobs/job-clock.ts";
import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { DRAFT } from "../../../model/publication.ts";
import { fileLanguage, formatPay, formatPlace } from "./format-job.ts";
import { JobFacts } from "./job-facts.tsx";
import { PayRuler } from "./pay-scale.tsx";
import { formatDollars, getPlaceName, getRoleName } from "../../../model/pay/format-dollars.ts";
import { findRegion, payInRegion } from "../../../model/pay/state-pay.ts";
import { toSlug } from "../../../model/slug.ts";
import { fillText } from "../strings.ts";

interface JobSheetProps {
  job: Job;
  site: Site;
  /** The opening's text as HTML. */
  html: string;
  /** The map, which the editor does not have. */
  children?: ReactNode;
}

/** An opening with its pay, its form and its place. The page and the editor's preview have it. */
export function JobSheet({ job, site, html, children }: JobSheetProps) {
  const texts = site["jobs-page"];
  const pay = formatPay(job, site);
  const lang = fileLanguage(site);
  return (
    <Container className="gap-x-16 pt-9 pb-16 md:pt-13 md:pb-24 lg:grid lg:grid-cols-[minmax(0,1fr)_440px] lg:grid-rows-[auto_1fr]">
      <header>
        {job.status === DRAFT && <ExampleLabel className="mb-4">{texts.job.draft}</ExampleLabel>}
        <h1 id="page-title" className="text-42 md:text-62" lang={lang}>
          {job.title}
        </h1>
        <LeadParagraph className="mt-4">{formatPlace(job, site)}</LeadParagraph>
        <p className="mt-5 text-17 text-ink-2">
          <span className="mr-1 font-head text-31 leading-120 font-heading tracking-title text-ink md:text-36">
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
            trade={job.role === undefined ? texts.trades[job.trade] : getRoleName(site.layout.pay, job.role)}
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
        {children}
      </div>
    </Container>
  );
}

/**
 * Returns the published range of an opening's role in its region, for comparison.
 * @returns undefined if the opening has no role of the salary report, or the report has no pay for the state
 */
function findPublishedPay({ role, state, pay }: Job, site: Site) {
  const region = state === undefined ? undefined : findRegion(site.salaries, toSlug(state));
  if (role === undefined || region === undefined || pay.per !== "year") return undefined;
  const { low, high } = payInRegion(site.salaries, role, region);
  const { pay: names } = site.layout;
  const text = fillText(site["jobs-page"].pay.published, {
    role: getRoleName(names, role),
    place: getPlaceName(names, region.region),
    year: site.salaries.year,
    low: formatDollars(low),
    high: formatDollars(high),
  });
  return { low, high, text };
}
