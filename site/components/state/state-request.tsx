import { findRegion } from "../../model/pay/state-pay.ts";
import type { Salaries } from "../../model/schemas/salaries.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import type { State } from "../../model/schemas/state.ts";
import { PlainLink } from "../plain-link.tsx";
import { Section } from "../section.tsx";
import { fillText } from "../fill-text.ts";
import { Widget } from "../widget.tsx";

/**
 * The talent request form in the middle of a state page, with an urgency field. If the state's pay is
 * published, it includes a link to the offer calculator.
 */
export function StateRequest({
  state: { name, slug },
  texts,
  salaries,
  sheet,
}: {
  state: Pick<State, "name" | "slug">;
  texts: StatePage["request"];
  salaries: Salaries;
  sheet: string;
}) {
  return (
    <Section
      id="request"
      mark={{ number: 7, sheet }}
      ground="reversed"
      layout="stack"
      texts={{ title: fillText(texts.title, { state: name }) }}
    >
      <Widget tag="lead-form" context="location_middle" urgency="true" layout="row" submit={texts.submit} />
      <div className="mt-5 flex flex-wrap gap-x-7">
        {findRegion(salaries, slug) === undefined ? null : (
          <PlainLink href={`/tools?place=${slug}#offer`}>{fillText(texts.offer, { state: name })}</PlainLink>
        )}
        <PlainLink href={texts.candidates.href}>{fillText(texts.candidates.text, { state: name })}</PlainLink>
      </div>
    </Section>
  );
}
