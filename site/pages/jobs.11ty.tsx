import { FormCard } from "../components/request-section.tsx";
import { NumberedList } from "../components/lists.tsx";
import { Section, getSectionMark } from "../components/section.tsx";
import { SheetNeighbors } from "../components/sheets.tsx";
import { formatCount } from "../components/jobs/format-job.ts";
import { JobAlert } from "../components/jobs/job-alert.tsx";
import { findJobIndex } from "../components/jobs/job-index.ts";
import { JobList, MAX_ROWS } from "../components/jobs/job-list.tsx";
import { listOpenJobs } from "../components/jobs/list-jobs.ts";
import { Widget } from "../components/widget.tsx";
import { defineTranslatedPage } from "../layouts/define-pages.ts";
import { heroPage } from "../layouts/hero-page.tsx";
import { definePage } from "../layouts/page.ts";
import { ActionLink } from "../components/links.tsx";

/** All openings. Without one, the page says so, and takes resumes for work that is not advertised. */
export default definePage({
  data: defineTranslatedPage("/jobs"),
  render: ({ site, origins }) => {
    const hasAlerts = origins.backend === undefined;
    const texts = site["jobs-page"];
    const { crumb, hero, empty, list, sheet } = texts;
    const jobs = listOpenJobs(site);
    const isEmpty = jobs.length === 0;
    const canNarrow = jobs.length <= MAX_ROWS || findJobIndex(site) !== undefined;
    const seats = jobs.reduce((sum, { openings }) => sum + openings, 0);
    return heroPage(site, {
      texts: { ...texts, hero: isEmpty ? { ...hero, ...empty } : hero },
      drawing: isEmpty ? "pages/no-openings" : "pages/open-positions",
      meta: {
        scripts: isEmpty ? ["resume-drops"] : canNarrow ? ["narrow-jobs"] : [],
        breadcrumb: [{ text: crumb }],
        currentNavPath: "/jobs",
        isForCandidates: true,
      },
      hidesDrawingOnPhones: !isEmpty,
      breadcrumbsEnd: (
        <SheetNeighbors
          count={[
            formatCount(jobs.length, list.openings),
            ...(isEmpty ? [] : [formatCount(seats, list.seats)]),
          ].join(", ")}
        />
      ),
      heroEnd: isEmpty ? undefined : (
        <p className="mt-5">
          <ActionLink kind="text" href="/resume">
            {list.resume}
          </ActionLink>
        </p>
      ),
      body: (
        <>
          {isEmpty ? (
            <Section
              id="apply"
              mark={getSectionMark(sheet.code, 1)}
              layout="form"
              texts={{ title: empty.promises }}
              aside={<NumberedList className="mt-9" items={empty.points} />}
            >
              <FormCard site={site}>
                <h3 className="mb-5 text-24">{empty.form}</h3>
                <Widget tag="resume-form" />
              </FormCard>
            </Section>
          ) : (
            <JobList site={site} jobs={jobs} />
          )}
          {hasAlerts && <JobAlert site={site} />}
        </>
      ),
    });
  },
});
