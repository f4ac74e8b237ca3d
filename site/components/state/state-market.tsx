import type { State } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import { Section } from "../section.tsx";
import { fillText } from "../fill-text.ts";
import { Paragraphs } from "./paragraphs.tsx";

export function StateMarket({
  state,
  texts,
  sheet,
}: {
  state: State;
  texts: StatePage["market"];
  sheet: string;
}) {
  return (
    <Section
      id="market"
      mark={{ number: 1, sheet }}
      texts={{ title: fillText(texts.title, { state: state.name }), lead: texts.aside }}
    >
      <div className="max-w-190">
        <Paragraphs text={state.market} />
      </div>
    </Section>
  );
}
