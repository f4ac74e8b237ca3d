import type { State, StateFact } from "../schemas/state.ts";

/** Hiring facts by which states are compared, in column order, with their values in sort order. */
const COMPARED_FACTS = {
  rightToWork: ["yes", "no"],
  oshaPlan: ["federal", "state", "state-public-only"],
  prevailingWage: ["yes", "no"],
  contractorLicense: ["statewide", "registration", "specialty-only", "local"],
} as const satisfies Partial<Record<keyof State["facts"], readonly string[]>>;

export type ComparedFact = keyof typeof COMPARED_FACTS;

export const COMPARED_FACT_NAMES = Object.keys(COMPARED_FACTS) as ComparedFact[];

const NOT_STATED = "not-stated";

/** Returns the keyword for a state's value of a fact: `yes` or `no` for booleans, `not-stated` if there is none. */
export function getFactKeyword({ facts }: Pick<State, "facts">, name: ComparedFact): string {
  const value = facts[name]?.value;
  if (value === undefined) return NOT_STATED;
  return typeof value === "string" ? value : value ? "yes" : "no";
}

/** Lists the values of a fact in sort order. "Not stated" comes last, if any state lacks a value. */
export function listFactKeywords(states: readonly Pick<State, "facts">[], name: ComparedFact): string[] {
  const hasMissingValue = states.some((state) => getFactKeyword(state, name) === NOT_STATED);
  return [...COMPARED_FACTS[name], ...(hasMissingValue ? [NOT_STATED] : [])];
}

/** Converts a fact's name for use in URLs, such as `right-to-work`. */
export function toFactSlug(name: ComparedFact): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function listComparedFacts({ facts }: Pick<State, "facts">): StateFact[] {
  return COMPARED_FACT_NAMES.flatMap((name) => facts[name] ?? []);
}
