import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { stateMap } from "../../drawings/maps/state-map.ts";
import { Container } from "../container.tsx";
import { LeadParagraph } from "../lead-paragraph.tsx";
import { Actions } from "../actions.tsx";
import type { StateSectionProps } from "./state-section-props.ts";

export function StateHero({ state, texts, fill }: StateSectionProps) {
  return (
    <section className="overflow-x-clip" aria-labelledby="state-title">
      <Container className="grid grid-cols-12 gap-x-6">
        <div className="col-span-full max-w-190 pt-9 pb-7.5 md:pt-14 md:pb-11 min-[1181px]:col-[1/6] min-[1181px]:pt-19 min-[1181px]:pb-18">
          <h1 id="state-title">{fill(texts.heading)}</h1>
          <LeadParagraph className="mt-5 mb-7 md:mt-6.5 md:mb-8.5">{state.headline}</LeadParagraph>
          <Actions
            actions={[
              { text: fill(texts.hero.primary), href: "#request" },
              { text: fill(texts.hero.secondary), href: "#roles" },
            ]}
          />
        </div>
        {/* The map bleeds to the right edge of the window, but by no more than the margin of a 1440 px
            page. */}
        <div className="col-span-full -mx-5 flex items-center overflow-hidden border-t border-line min-[1181px]:col-[6/-1] min-[1181px]:mr-[calc(-1*min(96px,max(20px,(100vw-1248px)/2)))] min-[1181px]:ml-0 min-[1181px]:border-t-0 min-[1181px]:border-l min-[1441px]:border-r">
          <DrawingFigure
            className="mx-auto hidden max-w-205 md:block min-[1181px]:max-w-full"
            drawing={stateMap(state)}
          />
          <DrawingFigure className="md:hidden" drawing={stateMap(state, { isCompact: true })} />
        </div>
      </Container>
    </section>
  );
}
