import type { State } from "../../model/schemas/state.ts";
import { ArrowRight } from "../../drawings/marks/arrows.tsx";

/** All states as links, in the order of their names, down each column. */
export function StateList({ states }: { states: readonly State[] }) {
  return (
    <ul className="state-links state-links-all">
      {states.map(({ slug, name, abbr }) => (
        <li key={slug}>
          <a href={`/locations/${slug}`}>
            <span className="mono">{abbr}</span>
            <span className="state-link-name">{name}</span>
            <ArrowRight className="h-4.25 w-4.5 max-md:hidden" />
          </a>
        </li>
      ))}
    </ul>
  );
}
