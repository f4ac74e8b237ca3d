import type { State, StateFact } from "../schemas/state.ts";

/** The hiring facts that states are compared by, in the order of the columns, and each fact's values in the order of the sorted table. */
export const COMPARED_FACTS = {
  rightToWork: ["yes", "no"],
  oshaPlan: ["federal", "state", "state-public-only"],
  prevailingWage: ["yes", "no"],
  contractorLicense: ["statewide", "registration", "specialty-only", "local"],
} as const satisfies Partial<Record<keyof State["facts"], readonly string[]>>;

export type ComparedFact = keyof typeof COMPARED_FACTS;

export const COMPARED_FACT_NAMES = Object.keys(COMPARED_FACTS) as ComparedFact[];

/** What a state's fact is called where no certain source was found. */
export const NOT_STATED = "not-stated";

/** The value of a state's fact as a code. */
export function factWord({ facts }: Pick<State, "facts">, name: ComparedFact): string {
  const value = facts[name]?.value;
  if (value === undefined) return NOT_STATED;
  return typeof value === "string" ? value : value ? "yes" : "no";
}

/** The codes that a fact has in these states, in order; "not stated" comes last, and only where it is needed. */
export function factWords(states: readonly Pick<State, "facts">[], name: ComparedFact): string[] {
  const isMissing = states.some((state) => factWord(state, name) === NOT_STATED);
  return [...COMPARED_FACTS[name], ...(isMissing ? [NOT_STATED] : [])];
}

/** A fact's name as addresses write it: `right-to-work`. */
export function factSlug(name: ComparedFact): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The facts of a state that are compared, without those that are not known. */
export function comparedFacts({ facts }: Pick<State, "facts">): StateFact[] {
  return COMPARED_FACT_NAMES.flatMap((name) => facts[name] ?? []);
}
