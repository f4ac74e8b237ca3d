import type { ReactNode } from "react";
import type { Drawing } from "../drawings/kernel/drawing.ts";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { ArrowDown } from "../drawings/marks/arrows.tsx";
import type { Breadcrumb } from "./breadcrumbs.tsx";
import { ActionLink } from "./action-link.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Actions } from "./actions.tsx";
import { Container } from "./container.tsx";
import { HeroDrawing } from "./hero-drawing.tsx";
import { LeadParagraph } from "./lead-paragraph.tsx";

interface HeroAction {
  text: string;
  href: string;
  /** `down` is for links to a section further down the same page. */
  direction?: "forward" | "down";
}

interface PageHeroProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: readonly HeroAction[];
  drawing: Drawing;
  drawingLabel?: string;
  crumbs?: readonly Breadcrumb[];
  breadcrumbsEnd?: ReactNode;
  children?: ReactNode;
}

export function PageHero({
  title,
  lead,
  actions = [],
  drawing,
  drawingLabel,
  crumbs,
  breadcrumbsEnd,
  children,
}: PageHeroProps) {
  return (
    <>
      {crumbs === undefined ? null : <Breadcrumbs crumbs={crumbs}>{breadcrumbsEnd}</Breadcrumbs>}
      <section className="relative" aria-labelledby="page-title">
        <Container className="grid-cols-12 gap-x-6 lg:grid">
          <div className="col-span-6 pt-10 pb-9 md:pt-16 md:pb-11 lg:pt-21 lg:pb-22">
            <h1 id="page-title">{title}</h1>
            {lead === undefined ? null : (
              <LeadParagraph className="mt-5 max-w-[540px] md:mt-7">{lead}</LeadParagraph>
            )}
            {actions.length === 0 ? null : (
              <Actions className="mt-6.5 md:mt-9">
                {actions.map((action, index) => (
                  <HeroButton key={action.href} {...action} kind={index === 0 ? "primary" : "secondary"} />
                ))}
              </Actions>
            )}
            {children}
          </div>
          <HeroDrawing>
            <DrawingFigure
              className="max-h-[340px] md:max-h-[420px] lg:max-h-[500px]"
              drawing={drawing}
              label={drawingLabel}
            />
          </HeroDrawing>
        </Container>
      </section>
    </>
  );
}

function HeroButton({
  text,
  href,
  direction = "forward",
  kind,
}: HeroAction & { kind: "primary" | "secondary" }) {
  return direction === "forward" ? (
    <ActionLink kind={kind} href={href}>
      {text}
    </ActionLink>
  ) : (
    <a className={`btn btn-${kind}`} href={href}>
      {text} <ArrowDown />
    </a>
  );
}
