import type { CSSProperties } from "react";
import { FigureChain } from "../components/figures.tsx";
import { RequestSection } from "../components/request-section.tsx";
import { Section, getSectionMark } from "../components/section.tsx";
import { SheetNeighbors, findHeaderNeighbors } from "../components/sheets.tsx";
import { ClientQuestions, listClientQuestions } from "../components/why-us/client-questions.tsx";
import { WhyUs } from "../components/why-us/why-us.tsx";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { drawingTexts, loadDrawing } from "../drawings/load-drawing.ts";
import { heroPage } from "../layouts/hero-page.tsx";
import { definePage } from "../layouts/page.ts";
import { defineTranslatedPage } from "../layouts/define-pages.ts";

const CELL_PADDING = "px-5.5 pt-6.5 md:px-8 md:pt-9 md:pb-8";
const SERVICE_TEXT = "mt-4 text-18 leading-150 text-ink-2";
const STEP_COLUMNS = "md:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] md:gap-x-10";

export default definePage({
  data: defineTranslatedPage("/services"),
  render: ({ site }) => {
    const { services, process } = site.services;
    const texts = site["services-page"];
    const { sheet, figures } = texts;
    const [step, result] = texts.process.columns;
    return heroPage(site, {
      texts,
      drawing: "pages/services",
      meta: {
        breadcrumb: [{ text: sheet.title }],
        currentNavPath: "/services",
        subjects: [
          ...services.map(({ name, summary }) => ({
            type: "service" as const,
            name,
            description: summary,
          })),
          { type: "faq", faqs: listClientQuestions(site) },
        ],
      },
      breadcrumbsEnd: <SheetNeighbors {...findHeaderNeighbors(site, "/services")} />,
      body: (
        <>
          <FigureChain label={figures.label} figures={figures.items} />
          <Section id="services" mark={getSectionMark(sheet.code, 1)} layout="stack" texts={texts.services}>
            <div className="border border-ink bg-sheet">
              {services.map(({ id, name, terms, description, points, suits }) => (
                <article
                  key={id}
                  id={id}
                  className="grid grid-cols-1 border-ink not-first:border-t md:grid-cols-2 desk:grid-cols-[4fr_4.6fr_3.4fr]"
                  aria-labelledby={`${id}-name`}
                  tabIndex={-1}
                >
                  <div
                    className={`flex items-center justify-center border-b border-line pb-6.5 md:col-span-full desk:col-auto desk:border-b-0 ${CELL_PADDING}`}
                  >
                    <DrawingFigure
                      className="max-h-75 max-w-85"
                      drawing={loadDrawing(`services/${id}`, drawingTexts(site))}
                    />
                  </div>
                  <div className={`border-line pb-6.5 desk:border-l ${CELL_PADDING}`}>
                    <h3 id={`${id}-name`} className="text-24 tracking-title md:text-31">
                      {name}
                    </h3>
                    <p className={SERVICE_TEXT}>{description}</p>
                    <p className={SERVICE_TEXT}>
                      <b className="block font-head text-17 leading-140 font-heading tracking-term text-ink">
                        {texts.services.suits}
                      </b>{" "}
                      {suits}
                    </p>
                  </div>
                  <div className={`flex flex-col border-line pb-6.5 max-md:pt-0 md:border-l ${CELL_PADDING}`}>
                    <h4 className="text-17">{texts.services.includes}</h4>
                    <ul className="mt-2 mb-5">
                      {points.map((point) => (
                        <li
                          key={point}
                          className="relative py-1.5 pl-6 text-17 leading-140 before:absolute before:top-4.25 before:left-0 before:h-px before:w-3.25 before:bg-ink"
                        >
                          {point}
                        </li>
                      ))}
                    </ul>
                    <p className="mt-auto border-t border-line pt-3.5 font-strong">{terms}</p>
                  </div>
                </article>
              ))}
            </div>
          </Section>
          <Section id="process" mark={getSectionMark(sheet.code, 2)} texts={texts.process}>
            <div
              className={`hidden border-t border-ink py-2.75 font-mono text-13 leading-140 font-medium tracking-mono text-ink-2 md:grid ${STEP_COLUMNS}`}
              aria-hidden="true"
            >
              <span className="pl-16">{step}</span>
              <span>{result}</span>
            </div>
            <ol
              className="[counter-reset:step]"
              aria-label={texts.process.label}
              style={{ "--steps": process.length } as CSSProperties}
            >
              {process.map(({ id, name, text, result: outcome }, index) => (
                <li
                  key={id}
                  id={id}
                  className={`grid grid-cols-1 border-t border-line [counter-increment:step] last:border-b ${STEP_COLUMNS}`}
                  style={{ "--step": index } as CSSProperties}
                >
                  <div className="relative pt-5.5 pb-3.5 pl-12 before:absolute before:top-5.25 before:left-0 before:font-head before:text-31 before:leading-100 before:font-heading before:tracking-heading before:content-[counter(step)] md:pt-6 md:pb-7 md:pl-16 md:before:text-38">
                    <h3>{name}</h3>
                    <p className="mt-2.5 text-17 leading-150 text-ink-2">{text}</p>
                  </div>
                  <div className="flex flex-col pl-12 md:pl-0">
                    <span
                      className="relative bg-[repeating-linear-gradient(90deg,var(--color-line)_0_1px,transparent_1px_calc(100%/var(--steps)))] h-10 border-r border-line md:h-15.5"
                      aria-hidden="true"
                    >
                      <span
                        className={`graphic absolute top-2.75 left-[calc(100%/var(--steps)*var(--step))] h-4.5 w-[calc(100%/var(--steps))] border border-ink md:top-5.5 md:h-5.5 ${index === process.length - 1 ? "bg-signal" : "hatch bg-sheet [--hatch:45%] [--pitch:5px]"}`}
                      />
                    </span>
                    <p className="pt-3 pb-6 leading-140 font-strong">{outcome}</p>
                  </div>
                </li>
              ))}
            </ol>
          </Section>
          <ClientQuestions mark={getSectionMark(sheet.code, 3)} site={site} />
          <WhyUs mark={getSectionMark(sheet.code, 4)} site={site} hasSteps={false} hasTerms={false} />
          <RequestSection site={site} mark={getSectionMark(sheet.code, 5)} texts={texts.request} hasUrgency />
        </>
      ),
    });
  },
});
