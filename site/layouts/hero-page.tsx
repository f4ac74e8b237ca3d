import type { ReactNode } from "react";
import { Actions, type Action } from "../components/links.tsx";
import { Container } from "../components/grids.tsx";
import { LeadParagraph } from "../components/section.tsx";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { type DrawingTexts, loadDrawing } from "../drawings/load-drawing.ts";
import type { Site } from "../../model/kinds/site.ts";
import type { PageMeta, RenderedPage } from "./page.ts";
import { subpage } from "./subpage.tsx";

interface HeroPage {
  texts: Pick<PageMeta, "title" | "description" | "sheet"> & {
    hero: {
      title: string;
      lead: string;
      actions: readonly Action[];
      /** Text alternative of the drawing. */
      drawing?: string;
    };
  };
  /** Name of a file in `site/drawings`. The social image shows the same. */
  drawing: string;
  /** Texts of the drawing's labels. */
  labels?: DrawingTexts;
  meta?: Omit<PageMeta, "title" | "description" | "sheet" | "social">;
  breadcrumbsEnd?: ReactNode;
  /** Whether narrow screens show the page's content at once. */
  hidesDrawingOnPhones?: boolean;
  /** What is below the hero's buttons. */
  heroEnd?: ReactNode;
  body: ReactNode;
}

/** Renders a page that starts with a heading next to a drawing. */
export function heroPage(
  site: Site,
  { texts, drawing, labels, meta, breadcrumbsEnd, hidesDrawingOnPhones, heroEnd, body }: HeroPage,
): RenderedPage {
  const { title, description, sheet, hero } = texts;
  return subpage(site, {
    meta: { title, description, sheet, social: { drawing, alt: hero.drawing }, ...meta },
    breadcrumbsEnd,
    body: (
      <>
        <section className="relative" aria-labelledby="page-title">
          <Container className="grid-cols-12 gap-x-6 lg:grid">
            <div className="col-span-6 pt-10 pb-9 md:pt-16 md:pb-11 lg:pt-21 lg:pb-22 [@media(max-height:480px)]:pt-4">
              <h1 id="page-title">{hero.title}</h1>
              <LeadParagraph className="mt-5 max-w-[540px] md:mt-7">{hero.lead}</LeadParagraph>
              {hero.actions.length > 0 && <Actions className="mt-6.5 md:mt-9" actions={hero.actions} />}
              {heroEnd}
            </div>
            <div
              className={`col-span-6 flex items-center justify-center border-line ${hidesDrawingOnPhones ? "max-md:hidden" : ""} max-lg:-mx-5 max-lg:border-t max-lg:px-5 max-lg:py-7 lg:border-l lg:py-8 lg:pl-8`}
            >
              <DrawingFigure
                className="max-h-[340px] md:max-h-[420px] lg:max-h-[500px]"
                drawing={loadDrawing(drawing, labels)}
                label={hero.drawing}
              />
            </div>
          </Container>
        </section>
        {body}
      </>
    ),
  });
}
