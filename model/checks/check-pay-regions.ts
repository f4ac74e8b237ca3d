import { mistakeAt } from "../source/check-source.ts";
import type { DataCheck } from "./check-data.ts";

/** Requires every state to be in exactly one pay region, or in the list of states without a premium. */
export const checkPayRegions: DataCheck = ({ salaries }, { data, entries }) => {
  const source = data.get("salaries");
  if (salaries === undefined || source === undefined) return [];
  const listedStates = [
    ...salaries.regions.flatMap(({ states }, region) =>
      states.map((state, index) => ({ state, path: ["regions", region, "states", index] })),
    ),
    ...salaries.unpublished.states.map((state, index) => ({
      state,
      path: ["unpublished", "states", index],
    })),
  ];
  const duplicates = listedStates.filter(
    ({ state }, index) => listedStates.findIndex((other) => other.state === state) < index,
  );
  const missing = [...entries.states.keys()].filter(
    (slug) => !listedStates.some(({ state }) => state === slug),
  );
  return [
    ...duplicates.map(({ state, path }) =>
      mistakeAt(source, path, `found "${state}" twice, expected each state once`),
    ),
    ...missing.map((slug) => {
      const problem = `found no region for "${slug}": add the state to a region, or to the list of states without a premium`;
      return mistakeAt(source, ["unpublished", "states"], problem);
    }),
  ];
};
