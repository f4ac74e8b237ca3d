import type { ReactNode } from "react";
import type { Drawing } from "../drawings/kernel/drawing.ts";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { Breadcrumbs, type Breadcrumb } from "./breadcrumbs.tsx";
import { Actions, type Action } from "./actions.tsx";
import { Container } from "./container.tsx";
import { LeadParagraph } from "./lead-paragraph.tsx";

interface PageHeroProps {
  hero: {
    title: string;
    lead: string;
    actions: readonly Action[];
    /** Text alternative of the drawing. */
    drawing?: string;
  };
  drawing: Drawing;
  crumbs?: readonly Breadcrumb[];
  breadcrumbsEnd?: ReactNode;
  children?: ReactNode;
}

export function PageHero({ hero, drawing, crumbs, breadcrumbsEnd, children }: PageHeroProps) {
  return (
    <>
      {crumbs === undefined ? null : <Breadcrumbs crumbs={crumbs}>{breadcrumbsEnd}</Breadcrumbs>}
      <section className="relative" aria-labelledby="page-title">
        <Container className="grid-cols-12 gap-x-6 lg:grid">
          <div className="col-span-6 pt-10 pb-9 md:pt-16 md:pb-11 lg:pt-21 lg:pb-22">
            <h1 id="page-title">{hero.title}</h1>
            <LeadParagraph className="mt-5 max-w-[540px] md:mt-7">{hero.lead}</LeadParagraph>
            {hero.actions.length === 0 ? null : <Actions className="mt-6.5 md:mt-9" actions={hero.actions} />}
            {children}
          </div>
          <div className="col-span-6 flex items-center justify-center border-line max-lg:-mx-5 max-lg:border-t max-lg:px-5 max-lg:py-7 lg:border-l lg:py-8 lg:pl-8">
            <DrawingFigure
              className="max-h-[340px] md:max-h-[420px] lg:max-h-[500px]"
              drawing={drawing}
              label={hero.drawing}
            />
          </div>
        </Container>
      </section>
    </>
  );
}
