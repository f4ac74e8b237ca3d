import { LocationsSchema, StatePageSchema } from "../schemas/state-page.ts";
import { StateSchema, type State } from "../schemas/state.ts";
import { definePageKind } from "./page-kind.ts";
import { mistakeAt } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import { describeChoice } from "../source/describe-issue.ts";
import type { FieldPlaces } from "../source/yaml-source.ts";
import type { SiteCheck } from "./site.ts";

/** Requires state abbreviations to be unique, and neighbors to list each other. */
const checkStates: SiteCheck = ({ states }, { entries }) => {
  const bySlug = new Map(states.map((state) => [state.slug, state]));
  return states.flatMap((state) => {
    const source = entries.states.get(state.slug);
    if (source === undefined) return [];
    const { slug, name, abbr, neighbors } = state;
    const mistakes = neighbors.flatMap((neighbor, index) => {
      if (bySlug.get(neighbor)?.neighbors.includes(slug) !== false) return [];
      const problem = `found "${neighbor}", expected a state that also lists ${slug} as a neighbor`;
      return [mistakeAt(source, ["neighbors", index], problem)];
    });
    const twin = states.find((other) => other !== state && other.abbr === abbr);
    if (twin === undefined || name <= twin.name) return mistakes;
    const problem = `found "${abbr}", which ${twin.name} already uses: write a different abbreviation`;
    return [...mistakes, mistakeAt(source, ["abbr"], problem)];
  });
};

/** Matches junior job titles, since the page calls its example a senior search. */
const JUNIOR =
  /\b(?:assistant|junior|trainee|intern|field engineer|project engineer|coordinator|inspector|foreman|technician)\b/i;

/** Requires the example on a state page to be a senior role in a city that the page lists. */
function checkStateExample({ example: { role, city }, cities }: State, places: FieldPlaces): Mistake[] {
  const names = cities.map(({ name }) => name);
  const juniorRole = `found "${role}", expected a senior role, since the page calls the example a senior search`;
  return [
    ...(JUNIOR.test(role) ? [mistakeAt(places, ["example", "role"], juniorRole)] : []),
    ...(names.includes(city) ? [] : [mistakeAt(places, ["example", "city"], describeChoice(city, names))]),
  ];
}

export const states = definePageKind({
  folder: "states",
  extension: "yaml",
  schema: StateSchema,
  path: (slug) => `/locations/${slug}`,
  template: "state",
  compare: (a, b) => a.name.localeCompare(b.name),
  data: {
    locations: {
      schema: LocationsSchema,
      label: "Locations",
      icon: "map",
      page: "/locations",
    },
    "state-page": {
      schema: StatePageSchema,
      label: "All state pages",
      icon: "location_on",
    },
  },
  checkEntry: checkStateExample,
  checks: [checkStates],
  form: {
    label: "States",
    singular: "State",
    icon: "location_on",
    description: "One page for each state, under /locations.",
    name: "name",
    allowsNewEntries: false,
    sortable: ["name"],
  },
});
