import { locateField } from "../source/check-source.ts";
import type { SiteCheck } from "./site.ts";

/** Requires state abbreviations to be unique, and neighbors to list each other. */
export const checkStates: SiteCheck = ({ states }, { entries }) => {
  const bySlug = new Map(states.map((state) => [state.slug, state]));
  return states.flatMap((state) => {
    const source = entries.states.get(state.slug);
    if (source === undefined) return [];
    const twin = states.find((other) => other !== state && other.abbr === state.abbr);
    const isDuplicate = twin !== undefined && state.name > twin.name;
    return [
      ...(isDuplicate
        ? [
            {
              ...locateField(source, ["abbr"]),
              problem: `found "${state.abbr}", which ${twin.name} already uses: write a different abbreviation`,
            },
          ]
        : []),
      ...state.neighbors.flatMap((neighbor, index) => {
        const isMutual = bySlug.get(neighbor)?.neighbors.includes(state.slug) !== false;
        return isMutual
          ? []
          : [
              {
                ...locateField(source, ["neighbors", index]),
                problem: `found "${neighbor}", expected a state that also lists ${state.slug} as a neighbor`,
              },
            ];
      }),
    ];
  });
};
