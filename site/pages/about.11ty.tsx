import { FormPhone } from "../components/request-section.tsx";
import { Actions } from "../components/links.tsx";
import { DefinitionList, NumberedPoints } from "../components/lists.tsx";
import { FigureChain } from "../components/figures.tsx";
import { getSectionMark, Section } from "../components/section.tsx";
import { SheetNeighbors, findHeaderNeighbors } from "../components/sheets.tsx";
import { TableHead } from "../components/tables.tsx";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { drawingTexts, loadDrawing } from "../drawings/load-drawing.ts";
import { heroPage } from "../layouts/hero-page.tsx";
import { definePage } from "../layouts/page.ts";
import { defineTranslatedPage } from "../layouts/define-pages.ts";

export default definePage({
  data: defineTranslatedPage("/about"),
  render: ({ site }) => {
    const { sheet, figures, firm, work, claims, contact } = site.about;
    const { figure, meaning, source } = claims.columns;
    const listedClaims = Object.entries(site.claims).filter(([id]) => !claims.omitted.includes(id));
    return heroPage(site, {
      texts: site.about,
      drawing: "pages/about",
      meta: { breadcrumb: [{ text: sheet.title }], currentNavPath: "/about" },
      breadcrumbsEnd: <SheetNeighbors {...findHeaderNeighbors(site, "/about")} />,
      body: (
        <>
          <FigureChain label={figures.label} figures={figures.items} />
          <Section id="firm" mark={getSectionMark(sheet.code, 1)} texts={firm}>
            <div className="grid grid-cols-1 gap-x-12 desk:grid-cols-2">
              <div>
                {firm.text.map((paragraph) => (
                  <p key={paragraph} className="max-w-165 text-pretty not-first:mt-4.5">
                    {paragraph}
                  </p>
                ))}
              </div>
              <DefinitionList
                className="self-start max-desk:mt-8 [&>div:first-child]:border-t-ink"
                terms={firm.facts}
              />
            </div>
          </Section>
          <Section id="work" mark={getSectionMark(sheet.code, 2)} ground="band" layout="stack" texts={work}>
            <div className="grid grid-cols-1 items-center gap-x-16 gap-y-9 lg:grid-cols-2">
              <DrawingFigure
                className="max-w-130"
                drawing={loadDrawing("covers/takeoff-3", drawingTexts(site))}
                label={work.drawing}
              />
              <NumberedPoints itemClassName="py-5" points={work.points} />
            </div>
          </Section>
          <Section id="figures" mark={getSectionMark(sheet.code, 3)} texts={claims}>
            <table className="table">
              <TableHead isHiddenOnPhones columns={[figure, meaning, source]} />
              <tbody>
                {listedClaims.map(([id, claim]) => (
                  <tr
                    key={id}
                    id={`figure-${id}`}
                    className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:border-t max-md:border-line max-md:py-3.5 max-md:*:border-0 max-md:*:px-0 max-md:*:py-0.5"
                  >
                    <th
                      scope="row"
                      className="font-head text-20 leading-125 font-heading tracking-small normal-nums first-letter:uppercase max-md:col-span-full md:w-[24%]"
                    >
                      {claim.text}
                    </th>
                    <td className="max-md:col-span-full">{claim.meaning}</td>
                    <td className="max-md:text-ink-2">{claim.source}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Section>
          <Section
            id="questions"
            mark={getSectionMark(sheet.code, 4)}
            layout="stack"
            ground="reversed"
            texts={contact}
          >
            <Actions actions={[contact.primary, contact.secondary]} />
            <FormPhone site={site} />
          </Section>
        </>
      ),
    });
  },
});
