import type { State } from "../../model/schemas/state.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import { Section } from "../section.tsx";
import { fillText } from "./fill-text.ts";

/** What is built in the state, and what that asks of the people who build it. */
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
      title={fillText(texts.title, { state: state.name })}
      lead={texts.aside}
    >
      <div className="max-w-190">
        {state.market.split(/\n\s*\n/).map((paragraph) => (
          <p
            key={paragraph.slice(0, 40)}
            className="text-19 leading-160 text-pretty not-first:mt-5.5 md:text-20"
          >
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}
