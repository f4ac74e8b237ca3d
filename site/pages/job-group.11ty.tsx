import { Container } from "../components/grids.tsx";
import { JobAlert } from "../components/jobs/job-alert.tsx";
import { groupName, JobList } from "../components/jobs/job-list.tsx";
import { listJobGroups, listOpenJobs } from "../components/jobs/list-jobs.ts";
import { LeadParagraph } from "../components/section.tsx";
import { SheetNeighbors } from "../components/sheets.tsx";
import { fillText } from "../components/strings.ts";
import { formatCount } from "../components/jobs/format-job.ts";
import { findTranslatedPath } from "../../model/translation/addresses.ts";
import { paginate } from "../layouts/define-pages.ts";
import { definePage } from "../layouts/page.ts";
import { subpage } from "../layouts/subpage.tsx";

/**
 * The openings of a trade or a state, which are the list's filters without a script. They are `noindex`, since the
 * same openings are on `/jobs`, and a page without openings has nothing to index.
 */
export default definePage({
  data: {
    ...paginate(
      ({ sites }) =>
        sites.flatMap((site) =>
          listJobGroups(site).flatMap((group) => {
            const address = findTranslatedPath(site, group.path);
            return address === undefined ? [] : { ...group, address, language: site.language };
          }),
        ),
      ({ address }) => `${address}.html`,
    ),
    noindex: true,
  },
  render: ({ site, entry: group, origins }) => {
    const texts = site["jobs-page"];
    const name = groupName(group, site);
    const heading = fillText(texts.list[group.kind], { name });
    return subpage(site, {
      meta: {
        title: heading,
        description: fillText(texts.list.description, { name }),
        sheet: texts.sheet,
        breadcrumb: [{ text: texts.crumb, href: "/jobs" }, { text: name }],
        currentNavPath: "/jobs",
        isForCandidates: true,
        isShareable: true,
        social: { drawing: "pages/open-positions" },
      },
      breadcrumbsEnd: <SheetNeighbors count={formatCount(group.jobs.length, texts.list.openings)} />,
      body: (
        <>
          <Container className="pt-10 md:pt-16">
            <h1 id="page-title">{heading}</h1>
            <LeadParagraph className="mt-5 max-w-[720px]">
              {group.jobs.length === 0 ? fillText(texts.list.none, { name }) : texts.hero.lead}
            </LeadParagraph>
          </Container>
          <JobList
            site={site}
            jobs={group.jobs.length === 0 ? listOpenJobs(site) : group.jobs}
            current={group}
          />
          {origins.backend === undefined && <JobAlert site={site} {...{ [group.kind]: group.name }} />}
        </>
      ),
    });
  },
});
