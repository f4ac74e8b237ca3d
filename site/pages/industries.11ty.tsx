import { ActionLink, PlainLink } from "../components/links.tsx";
import { CellDrawing, CellGrid } from "../components/grids.tsx";
import { FigureChain } from "../components/figures.tsx";
import { IndustryRecruiters } from "../components/recruiter.tsx";
import { RequestSection } from "../components/request-section.tsx";
import { getSectionMark, Section } from "../components/section.tsx";
import { SheetNeighbors, findHeaderNeighbors } from "../components/sheets.tsx";
import { IndustryJobs } from "../components/jobs/newest-jobs.tsx";
import { loadDrawing } from "../drawings/load-drawing.ts";
import { heroPage } from "../layouts/hero-page.tsx";
import { definePage } from "../layouts/page.ts";
import { defineTranslatedPage } from "../layouts/define-pages.ts";

export default definePage({
  data: defineTranslatedPage("/industries"),
  render: ({ site }) => {
    const { crumb, sheet, figures, industries, request } = site["industries-page"];
    return heroPage(site, {
      texts: site["industries-page"],
      drawing: "pages/industries",
      meta: { breadcrumb: [{ text: crumb }], currentNavPath: "/industries" },
      breadcrumbsEnd: <SheetNeighbors {...findHeaderNeighbors(site, "/industries")} />,
      body: (
        <>
          <FigureChain label={figures.label} figures={figures.items} />
          <Section
            id="industries"
            mark={getSectionMark(sheet.code, 1)}
            layout="stack"
            texts={industries}
            aside={
              <p className="mt-3">
                <ActionLink kind="text" href={industries.moreHref}>
                  {industries.more}
                </ActionLink>
              </p>
            }
          >
            <CellGrid>
              {site.industries.map(({ id, name, description, specialties, positions }) => (
                <article
                  key={id}
                  id={id}
                  className="group row-span-4 grid grid-cols-1 grid-rows-subgrid gap-y-0 px-5.5 pt-5.5 pb-6.5 md:px-6 md:pt-8 md:pb-8.5 lg:px-9"
                  aria-labelledby={`${id}-name`}
                  tabIndex={-1}
                >
                  <CellDrawing size="large" drawing={loadDrawing(`industries/${id}`)} />
                  <h3
                    id={`${id}-name`}
                    className="text-24 tracking-title decoration-signal decoration-3 underline-offset-6 group-target:underline md:text-31"
                  >
                    {name}
                  </h3>
                  <p className="mt-3 mb-6 text-18 leading-150 text-ink-2">{description}</p>
                  <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-x-8 md:gap-y-0">
                    <TermList title={industries.specialties} terms={specialties} />
                    <TermList title={industries.positions} terms={positions} industry={name} />
                    <IndustryRecruiters site={site} industry={id} />
                    <IndustryJobs site={site} industry={id} />
                  </div>
                </article>
              ))}
            </CellGrid>
          </Section>
          <RequestSection site={site} mark={getSectionMark(sheet.code, 2)} texts={request} />
        </>
      ),
    });
  },
});

interface TermListProps {
  title: string;
  terms: readonly string[];
  /** The industry of positions, which link to the form and fill in the role. */
  industry?: string;
}

function TermList({ title, terms, industry }: TermListProps) {
  return (
    <div>
      <h4 className="border-b border-ink pb-2.25 text-17">{title}</h4>
      <ul>
        {terms.map((term) => (
          <li key={term} className="border-b border-line py-2 text-17 leading-140">
            {industry === undefined ? (
              term
            ) : (
              <PlainLink
                href={`/industries?${new URLSearchParams({ role: `${term}, ${industry}` }).toString()}#request`}
              >
                {term}
              </PlainLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
