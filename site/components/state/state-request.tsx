import type { StatePage } from "../../model/schemas/state-page.ts";
import { Section } from "../section.tsx";
import { fillText } from "./fill-text.ts";
import { Widget } from "../widget.tsx";

/** The talent request in the middle of the page, with an urgency field. */
export function StateRequest({
  name,
  texts,
  sheet,
}: {
  name: string;
  texts: StatePage["request"];
  sheet: string;
}) {
  return (
    <Section
      id="request"
      mark={{ number: 6, sheet }}
      ground="reversed"
      layout="stack"
      title={fillText(texts.title, { state: name })}
    >
      <Widget tag="lead-form" context="location_middle" urgency="true" layout="row" submit={texts.submit} />
    </Section>
  );
}
