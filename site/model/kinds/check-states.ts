import { locateField } from "../source/check-source.ts";
import type { SiteCheck } from "./site.ts";

/** Requires state abbreviations to be unique, and neighbors to list each other. */
export const checkStates: SiteCheck = ({ states }, { entries }) => {
  const bySlug = new Map(states.map((state) => [state.slug, state]));
  return states.flatMap((state) => {
    const source = entries.states.get(state.slug);
    if (source === undefined) return [];
    const { slug, name, abbr, neighbors } = state;
    const mistakes = neighbors.flatMap((neighbor, index) => {
      if (bySlug.get(neighbor)?.neighbors.includes(slug) !== false) return [];
      const problem = `found "${neighbor}", expected a state that also lists ${slug} as a neighbor`;
      return [{ ...locateField(source, ["neighbors", index]), problem }];
    });
    const twin = states.find((other) => other !== state && other.abbr === abbr);
    if (twin !== undefined && name > twin.name)
      mistakes.push({
        ...locateField(source, ["abbr"]),
        problem: `found "${abbr}", which ${twin.name} already uses: write a different abbreviation`,
      });
    return mistakes;
  });
};
