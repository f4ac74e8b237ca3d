import type { State } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { stateMap } from "../../drawings/maps/state-map.ts";
import { ActionLink } from "../action-link.tsx";
import { fillText } from "./fill-text.ts";
import { Actions } from "../actions.tsx";

/** The first screen: what is offered in the state, and the state as a survey sheet. */
export function StateHero({ state, texts }: { state: State; texts: Pick<StatePage, "heading" | "hero"> }) {
  const say = (text: string): string => fillText(text, { state: state.name });
  return (
    <section className="state-hero" aria-labelledby="state-title">
      <div className="container grid-12">
        <div className="state-hero-copy">
          <h1 id="state-title">{say(texts.heading)}</h1>
          <p className="lead">{state.headline}</p>
          <Actions>
            <ActionLink href="#request">{say(texts.hero.primary)}</ActionLink>
            <ActionLink kind="secondary" href="#roles">
              {say(texts.hero.secondary)}
            </ActionLink>
          </Actions>
        </div>
        <div className="state-hero-map">
          <DrawingFigure className="state-map-wide" drawing={stateMap(state)} />
          <DrawingFigure className="state-map-phone" drawing={stateMap(state, { isCompact: true })} />
        </div>
      </div>
    </section>
  );
}
