import type { State } from "../../model/schemas/state.ts";
import { StateLinks } from "../locations/state-links.tsx";
import { Section } from "../section.tsx";

export function NearbyStates({ title, states }: { title: string; states: readonly State[] }) {
  if (states.length === 0) return null;
  return (
    <Section id="nearby" texts={{ title }}>
      <StateLinks states={states} layout="rows" />
    </Section>
  );
}
