import type { State } from "../../model/schemas/state.ts";
import { StateLinks } from "../locations/state-links.tsx";
import { Section } from "../section.tsx";

export function RelatedStates({ slugs, states }: { slugs: readonly string[]; states: readonly State[] }) {
  if (slugs.length === 0) return null;
  return (
    <Section id="related-states" texts={{ title: "Hiring in these states" }}>
      <StateLinks states={states.filter(({ slug }) => slugs.includes(slug))} layout="rows" />
    </Section>
  );
}
