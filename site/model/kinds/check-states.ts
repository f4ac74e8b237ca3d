import { locateField } from "../source/check-source.ts";
import type { SiteCheck } from "./site.ts";

/** Requires state abbreviations to be unique, and neighbors to list each other. */
export const checkStates: SiteCheck = ({ states }, { entries }) => {
  const bySlug = new Map(states.map((state) => [state.slug, state]));
  return states.flatMap((state) => {
    const source = entries.states.get(state.slug);
    if (source === undefined) return [];
    const { slug, name, abbr, neighbors } = state;
    const twins = states.filter((other) => other !== state && other.abbr === abbr).slice(0, 1);
    return [
      ...twins
        .filter((twin) => name > twin.name)
        .map((twin) => ({
          ...locateField(source, ["abbr"]),
          problem: `found "${abbr}", which ${twin.name} already uses: write a different abbreviation`,
        })),
      ...neighbors
        .filter((neighbor) => bySlug.get(neighbor)?.neighbors.includes(slug) === false)
        .map((neighbor) => ({
          ...locateField(source, ["neighbors", neighbors.indexOf(neighbor)]),
          problem: `found "${neighbor}", expected a state that also lists ${slug} as a neighbor`,
        })),
    ];
  });
};
