import { mistakeAt } from "../source/check-source.ts";
import type { DataCheck } from "./check-data.ts";
import { describeChoice } from "../source/describe-issue.ts";
import { BLOCK_SCHEMAS, isBlockName, type BlockBody } from "../schemas/blocks.ts";
import { SALARY_ROLES } from "../schemas/salaries.ts";
import type { FieldPath } from "../source/yaml-source.ts";
import type { EntryContext, MarkdownCheck } from "./check-prose.ts";
import { formatDollars } from "../pay/format-dollars.ts";
import type { SiteCheck } from "../kinds/site.ts";
import { listReferences } from "./check-references.ts";

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

/**
 * Questions an average that is not the midpoint of its range, which the salary report says that it is: probably only
 * one end of the range was changed.
 */
export const questionAverages: SiteCheck = ({ salaries }, { data }) => {
  const source = data.get("salaries");
  if (salaries === undefined || source === undefined) return [];
  return salaries.roles.flatMap(({ role, low, average, high }, index) => {
    const midpoint = (low + high) / 2;
    if (average === midpoint) return [];
    const range = `${formatDollars(low)} to ${formatDollars(high)}`;
    const problem = `found ${average} for ${role}, but the midpoint of ${range} is ${midpoint}: change the average too, if only one end of the range was changed`;
    return [mistakeAt(source, ["roles", index, "average"], problem)];
  });
};

interface Choice {
  path: FieldPath;
  found: string;
  known: readonly string[];
}

/** Reports blocks that show pay data for an unknown state or experience band. */
export const checkPayBlocks: MarkdownCheck = ({ blocks }, { states, bands }) =>
  blocks.flatMap(({ name, yaml }) => {
    if (!isBlockName(name)) return [];
    const references = listReferences(BLOCK_SCHEMAS[name], yaml.value);
    const choices: Choice[] = references.map((reference) => ({ ...reference, known: states }));
    if (name === "salary-bands") choices.push(...listBandChoices(yaml.value, bands));
    return choices
      .filter(({ found, known }) => !known.includes(found))
      .map(({ path, found, known }) => mistakeAt(yaml, path, describeChoice(found, known)));
  });

function listBandChoices(value: unknown, bands: EntryContext["bands"]): Choice[] {
  // Without any bands, the pay data file is invalid and has already been reported.
  if (!Array.isArray(value) || bands.length === 0) return [];
  return (value as (Partial<BlockBody<"salary-bands">[number]> | null)[]).flatMap((item, index) => {
    const { role, experience } = item ?? {};
    const known = bands.filter((band) => band.role === role).map((band) => band.experience);
    if (known.length > 0)
      return typeof experience === "string"
        ? [{ path: [index, "experience"], found: experience, known }]
        : [];
    const roles = [...new Set(bands.map((band) => band.role))];
    return role !== undefined && SALARY_ROLES.includes(role)
      ? [{ path: [index, "role"], found: role, known: roles }]
      : [];
  });
}

/** Requires published pay for the state that the empty-seat calculator initially selects. */
export const checkTools: DataCheck = ({ tools, salaries }, { data }) => {
  const source = data.get("tools");
  if (tools === undefined || salaries === undefined || source === undefined) return [];
  const { state } = tools.seat.start;
  if (!salaries.unpublished.states.includes(state)) return [];
  const problem = `found "${state}", which has no published pay, expected a state in a pay region`;
  return [mistakeAt(source, ["seat", "start", "state"], problem)];
};
