import type { ReactNode } from "react";
import type { Drawing } from "../drawings/drawing.ts";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { ArrowDown } from "../drawings/marks/arrows.tsx";
import type { Crumb } from "../layouts/page.ts";
import { ActionLink } from "./action-link.tsx";
import { SheetStrip } from "./sheet-strip.tsx";

/** A button of a hero: the first is the primary one, those after it are secondary. */
export interface HeroAction {
  text: string;
  href: string;
  /** `down` leads further down the same page; its arrow points there. */
  direction?: "on" | "down";
}

interface PageHeroProps {
  /** The page's one h1. */
  title: ReactNode;
  lead?: ReactNode;
  actions?: readonly HeroAction[];
  /** The drawing that opens the page; without one the words take the sheet's whole width. */
  drawing?: Drawing;
  /** What the drawing shows; takes the place of the drawing's own label. */
  drawingLabel?: string;
  /** The breadcrumb in the strip above; a page without one has no strip. */
  crumbs?: readonly Crumb[];
  /** What stands at the right of the strip, such as `SheetNeighbors`. */
  strip?: ReactNode;
  /** `article` sets the title a step smaller, for long titles. */
  size?: "page" | "article";
  /** What follows the buttons. */
  children?: ReactNode;
}

/** The head of every page but the home page and the articles: strip, title, lead, buttons, and one drawing. */
export function PageHero({
  title,
  lead,
  actions = [],
  drawing,
  drawingLabel,
  crumbs,
  strip,
  size = "page",
  children,
}: PageHeroProps) {
  return (
    <>
      {crumbs === undefined ? null : <SheetStrip crumbs={crumbs}>{strip}</SheetStrip>}
      <section className="page-hero" aria-labelledby="page-title">
        <div className="container">
          <div className="page-hero-copy">
            <h1 id="page-title" className={size === "article" ? "h1-article" : undefined}>
              {title}
            </h1>
            {lead === undefined ? null : <p className="lead">{lead}</p>}
            {actions.length === 0 ? null : (
              <p className="actions">
                {actions.map((action, index) => (
                  <HeroButton key={action.href} {...action} kind={index === 0 ? "primary" : "secondary"} />
                ))}
              </p>
            )}
            {children}
          </div>
          {drawing === undefined ? null : (
            <div className="page-hero-drawing">
              <DrawingFigure drawing={drawing} label={drawingLabel} />
            </div>
          )}
        </div>
      </section>
    </>
  );
}

function HeroButton({ text, href, direction = "on", kind }: HeroAction & { kind: "primary" | "secondary" }) {
  return direction === "on" ? (
    <ActionLink kind={kind} href={href}>
      {text}
    </ActionLink>
  ) : (
    <a className={`btn btn-${kind}`} href={href}>
      {text} <ArrowDown />
    </a>
  );
}
