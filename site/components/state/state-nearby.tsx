import type { State } from "../../model/schemas/state.ts";
import { StateLinks } from "../locations/state-links.tsx";
import { Section } from "../section.tsx";

/** The neighbouring states' sheets. */
export function StateNearby({ title, states }: { title: string; states: readonly State[] }) {
  return (
    <Section id="nearby" title={title}>
      <StateLinks states={states} layout="rows" />
    </Section>
  );
}
