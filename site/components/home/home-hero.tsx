import type { Home } from "../../model/schemas/home.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { heroPhone } from "../../drawings/heroes/hero-phone.ts";
import { heroWide } from "../../drawings/heroes/hero-wide.ts";
import { ActionLink } from "../action-link.tsx";
import { Actions } from "../actions.tsx";

/** The home page's first screen. The text paints at once; the drawing builds itself beside it without holding it up. */
export function HomeHero({ hero }: { hero: Home["hero"] }) {
  const { label, openPosition, length, depth } = hero.drawing;
  const texts = { openPosition, length, depth };
  return (
    <section className="home-hero" aria-labelledby="hero-title">
      <div className="container">
        <div className="home-hero-copy">
          <h1 id="hero-title" className="h1-home">
            {hero.title}
          </h1>
          <p className="lead">{hero.lead}</p>
          <Actions>
            <ActionLink href={hero.primary.href}>{hero.primary.text}</ActionLink>
            <ActionLink kind="secondary" href={hero.secondary.href}>
              {hero.secondary.text}
            </ActionLink>
          </Actions>
        </div>
        <DrawingFigure className="home-hero-wide" drawing={heroWide(texts)} label={label} />
        <DrawingFigure className="home-hero-phone" drawing={heroPhone(texts)} label={label} />
      </div>
    </section>
  );
}
