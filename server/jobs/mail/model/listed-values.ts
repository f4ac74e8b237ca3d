import type { DataFiles } from "../../../../site/model/schemas/data-files.ts";

/**
 * Values that this site lists itself. A mail to an address that somebody typed repeats these and no others, in the site's own
 * spelling, so that nobody can send words of his own through us.
 */
export interface ListedValues {
  role: (typed: string | undefined) => string | undefined;
  timeline: (typed: string | undefined) => string | undefined;
  experience: (typed: string | undefined) => string | undefined;
  /** The state that a place ends with: Texas, of "Austin, texas". */
  state: (typed: string | undefined) => string | undefined;
}

/** The one of the quick form's timelines that somebody has chosen; the other is what stands for no choice. */
const URGENT = "Urgent";

/** What the quick form, and no other, sends as its timeline. */
export const QUICK_TIMELINES: readonly string[] = ["Standard", URGENT];

/** @param states the names of the states' files, such as `new-york` */
export function listedValues(
  { salaries, industries, messages: { choices } }: Pick<DataFiles, "salaries" | "industries" | "messages">,
  states: readonly string[],
): ListedValues {
  const stateOf = lookUp(states.map(stateName));
  return {
    role: lookUp([
      ...salaries.roles.map(({ role }) => role),
      ...industries.flatMap(({ positions }) => positions),
    ]),
    timeline: lookUp([...choices.timelines, URGENT]),
    experience: lookUp(choices.experience),
    state: (typed) => stateOf(typed?.split(",").at(-1)),
  };
}

const key = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

function lookUp(values: readonly string[]): (typed: string | undefined) => string | undefined {
  // The first spelling wins: a role's own name, not the one within a sentence.
  const byKey = new Map([...values].reverse().map((value) => [key(value), value]));
  return (typed) => (typed === undefined ? undefined : byKey.get(key(typed)));
}

const stateName = (slug: string): string =>
  slug.replace(/(^|-)([a-z])/g, (_, before: string, letter: string) =>
    before === "" ? letter.toUpperCase() : ` ${letter.toUpperCase()}`,
  );
