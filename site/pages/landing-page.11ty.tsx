import { Actions } from "../components/links.tsx";
import { CellDrawing, CellGrid } from "../components/grids.tsx";
import { DefinitionList, NumberedList } from "../components/lists.tsx";
import { ExampleLabel } from "../components/badge.tsx";
import { FigureChain } from "../components/figures.tsx";
import { FormCard } from "../components/request-section.tsx";
import { getSectionMark, Section } from "../components/section.tsx";
import { ClientQuestions, listClientQuestions } from "../components/why-us/client-questions.tsx";
import { WhyUs } from "../components/why-us/why-us.tsx";
import { Widget } from "../components/widget.tsx";
import { loadDrawing } from "../drawings/load-drawing.ts";
import { heroPage } from "../layouts/hero-page.tsx";
import { definePage } from "../layouts/page.ts";
import { defineTranslatedPage } from "../layouts/define-pages.ts";

export default definePage({
  data: defineTranslatedPage("/landing-page"),
  render: ({ site }) => {
    const { sheet, figures, form, benefits, placements, closing } = site.landing;
    return heroPage(site, {
      texts: site.landing,
      drawing: "pages/landing-page",
      meta: { subjects: [{ type: "faq", faqs: listClientQuestions(site) }] },
      body: (
        <>
          <FigureChain label={figures.label} figures={figures.items} />
          <Section
            id="contact-form"
            mark={getSectionMark(sheet.code, 1)}
            layout="form"
            texts={form}
            aside={<NumberedList className="mt-10" items={form.steps} />}
          >
            <FormCard site={site}>
              <Widget tag="employer-lead-form" context="landing_page" />
            </FormCard>
          </Section>
          <ClientQuestions mark={getSectionMark(sheet.code, 2)} site={site} />
          <WhyUs mark={getSectionMark(sheet.code, 3)} site={site} hasTerms={false} />
          <Section id="benefits" mark={getSectionMark(sheet.code, 4)} texts={benefits}>
            <CellGrid>
              {benefits.points.map(({ figure, title, text }) => (
                <div key={title} className="flex flex-col px-7 pt-6 pb-3">
                  <h3 className="text-19 leading-125">{title}</h3>
                  <p className="mt-3.5 font-head text-36 leading-100 font-heading tracking-heading tabular first-letter:uppercase">
                    {figure}
                  </p>
                  <p className="mt-2.5 mb-4.5 text-17 leading-150 text-ink-2">{text}</p>
                </div>
              ))}
            </CellGrid>
          </Section>
          {/* Fictional example placements, labeled as such. */}
          <Section
            id="placements"
            mark={getSectionMark(sheet.code, 5)}
            layout="stack"
            ground="band"
            label={
              <p className="mb-5">
                <ExampleLabel />
              </p>
            }
            texts={placements}
          >
            <CellGrid gridClassName="grid-cols-1 md:grid-cols-3">
              {placements.items.map(({ role, project, picture, facts }) => (
                <article key={role} className="flex flex-col px-5 pt-4.5 md:pt-5.5 lg:px-7">
                  <CellDrawing drawing={loadDrawing(`covers/${picture}`)} />
                  <h3>{role}</h3>
                  <p className="mt-2.5 mb-4.5 text-17 leading-150 text-ink-2">{project}</p>
                  <DefinitionList className="mt-auto [&>div:last-child]:border-b-0" terms={facts} />
                </article>
              ))}
            </CellGrid>
          </Section>
          <Section
            id="start"
            mark={getSectionMark(sheet.code, 6)}
            layout="stack"
            ground="reversed"
            texts={closing}
          >
            <Actions actions={[{ text: closing.action, href: "#contact-form" }]} />
          </Section>
        </>
      ),
    });
  },
});
