import type { State } from "../../model/schemas/state.ts";
import { ArrowRight } from "../../drawings/marks/arrows.tsx";
import { Section } from "../section.tsx";

/** The neighbouring states' sheets. */
export function StateNearby({ title, states }: { title: string; states: readonly State[] }) {
  return (
    <Section id="nearby" title={title}>
      <ul className="state-links">
        {states.map(({ slug, name, abbr }) => (
          <li key={slug}>
            <a href={`/locations/${slug}`}>
              <span className="mono">{abbr}</span>
              <span className="state-link-name">{name}</span>
              <ArrowRight />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
