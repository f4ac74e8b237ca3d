import type { Home } from "../../model/schemas/home.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { heroPhone } from "../../drawings/heroes/hero-phone.ts";
import { heroWide } from "../../drawings/heroes/hero-wide.ts";
import { Container } from "../container.tsx";
import { LeadParagraph } from "../lead-paragraph.tsx";
import { Actions } from "../actions.tsx";

/** The home page's hero. Its text is painted immediately and does not wait for the drawing's animation. */
export function HomeHero({ hero }: { hero: Home["hero"] }) {
  const { label, openPosition, length, depth } = hero.drawing;
  const texts = { openPosition, length, depth };
  return (
    <section className="relative overflow-hidden" aria-labelledby="hero-title">
      <Container className="relative desk:min-h-217">
        <div className="relative z-2 pt-11 max-desk:max-w-170 md:pt-16 desk:w-152.5 desk:max-w-[48%] desk:pt-31">
          <h1
            id="hero-title"
            className="text-46 leading-99 tracking-heading md:text-82 md:leading-97 md:tracking-display"
          >
            {hero.title}
          </h1>
          <LeadParagraph className="mt-5 mb-6.5 max-w-130 md:mt-7.5 md:mb-9">{hero.lead}</LeadParagraph>
          <Actions actions={[hero.primary, hero.secondary]} />
        </div>
        <DrawingFigure
          className="hidden md:mt-8 md:block desk:absolute desk:top-1 desk:left-[calc(50%-118px)] desk:mt-0 desk:w-201.5 desk:max-w-none"
          drawing={heroWide(texts)}
          label={label}
        />
        <DrawingFigure className="mt-7 mb-4 md:hidden" drawing={heroPhone(texts)} label={label} />
      </Container>
    </section>
  );
}
