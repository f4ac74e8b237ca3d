import { describePosting } from "../components/jobs/describe-posting.ts";
import {
  abbreviate,
  fileLanguage,
  formatPlace,
  summarizeJob,
  stateName,
} from "../components/jobs/format-job.ts";
import { JobSheet } from "../components/jobs/job-sheet.tsx";
import { JobAlert } from "../components/jobs/job-alert.tsx";
import { SimilarJobs } from "../components/jobs/job-rows.tsx";
import { findStateJobs, isAlike, listSimilarJobs } from "../components/jobs/list-jobs.ts";
import { NumberedList } from "../components/lists.tsx";
import { Section } from "../components/section.tsx";
import { SheetCount } from "../components/sheets.tsx";
import { definePage } from "../layouts/page.ts";
import { defineEntryPages } from "../layouts/define-pages.ts";
import { subpage } from "../layouts/subpage.tsx";
import { formatMonth } from "../../model/format-day.ts";
import { MAX_TITLE_LENGTH, toDocumentTitle } from "../../model/kinds/to-document-title.ts";
import { PAGE_KINDS } from "../../model/kinds/page-kinds.ts";
import type { Job } from "../../model/kinds/jobs.ts";
import type { Site } from "../../model/kinds/site.ts";
import { toSlug } from "../../model/slug.ts";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { stateMap, type MappedState } from "../drawings/maps/state-map.ts";
import { PlainLink } from "../components/links.tsx";
import { fillText } from "../components/strings.ts";

export default definePage({
  data: defineEntryPages("jobs", ({ isEnded }) => isEnded !== true),
  render: ({ site, entry: job, markdown, origins }) => {
    const texts = site["jobs-page"];
    const place = formatPlace(job, site);
    const { html } = markdown(job.body);
    const map = findJobMap(job, site);
    const similar = listSimilarJobs(site, job);
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
          <SimilarJobs
            site={site}
            jobs={similar}
            title={similar.some((other) => isAlike(job, other)) ? texts.job.similar : texts.job.unlike}
          />
          {origins.backend === undefined && <JobAlert site={site} trade={job.trade} state={job.state} />}
        </>
      ),
    });
  },
});

/**
 * Returns the map of an opening's state with its city first, whose mark is orange. A city that the state's page does
 * not list needs its position to have a mark.
 * @returns undefined for remote work, and in the District of Columbia, of which there is no map
 */
function findJobMap({ city, state, location }: Job, { states }: Site): MappedState | undefined {
  const entry = states.find(({ slug }) => state !== undefined && slug === toSlug(state));
  if (entry === undefined) return undefined;
  const { slug, name, cities } = entry;
  const listed = cities.find((one) => one.name === city);
  const own = listed ?? (location && city !== undefined ? { name: city, ...location } : undefined);
  return {
    slug,
    name,
    cities: own === undefined ? cities : [own, ...cities.filter((one) => one !== own)],
    hasLead: own !== undefined,
  };
}

/** The map with the opening's city, and links to what the site says about the state. */
function JobMap({ job, map, site }: { job: Job; map: MappedState | undefined; site: Site }) {
  const texts = site["jobs-page"].job;
  if (map === undefined || job.state === undefined) return null;
  const name = stateName(job.state, site);
  const { path, jobs } = findStateJobs(site, job.state);
  return (
    <section className="mt-14 md:mt-16" aria-labelledby="place-title">
      <h2 id="place-title">{texts.place}</h2>
      <div className="mt-6 grid grid-cols-1 border border-ink md:grid-cols-[3fr_2fr]">
        <DrawingFigure drawing={stateMap(map, { isCompact: true })} />
        <div className="border-ink px-5 py-6 max-md:border-t md:border-l md:px-7">
          <h3>{formatPlace(job, site)}</h3>
          <p className="mt-2 mb-4 text-17 leading-148 text-ink-2">{texts.address}</p>
          <PlainLink href={`/locations/${map.slug}`}>{fillText(texts.state, { state: name })}</PlainLink>
          {jobs.length > 1 && <PlainLink href={path}>{fillText(texts.others, { state: name })}</PlainLink>}
        </div>
      </div>
    </section>
  );
}
