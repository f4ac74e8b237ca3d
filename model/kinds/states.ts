import { checkStateExample, checkStates } from "./check-states.ts";
import { LocationsSchema, StatePageSchema } from "../schemas/state-page.ts";
import { StateSchema } from "../schemas/state.ts";
import { definePageKind } from "./page-kind.ts";

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
