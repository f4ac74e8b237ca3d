import type { DataFiles } from "../../../../site/model/kinds/data-files.ts";
import { quickTimelineTexts } from "../../../../site/model/submissions/quick-timelines.ts";

export interface ListedValues {
  role: (typed: string | undefined) => string | undefined;
  timeline: (typed: string | undefined) => string | undefined;
  experience: (typed: string | undefined) => string | undefined;
  /** Returns the state at the end of a location, such as Texas for "Austin, texas". */
  state: (typed: string | undefined) => string | undefined;
}

/** @param states slugs of the states, such as `new-york` */
export function createListedValues(
  {
    layout,
    industries,
    messages: { choices, labels },
  }: Pick<DataFiles, "layout" | "industries" | "messages">,
  states: readonly string[],
): ListedValues {
  const stateOf = lookUp(states.map(stateName));
  const timelineOf = lookUp(choices.timelines);
  const quickTimelines = new Map(Object.entries(quickTimelineTexts(labels)));
  return {
    role: lookUp([...Object.values(layout.pay.roles), ...industries.flatMap(({ positions }) => positions)]),
    timeline: (typed) => quickTimelines.get(typed ?? "") || timelineOf(typed),
    experience: lookUp(choices.experience),
    state: (typed) => stateOf(typed?.split(",").at(-1)),
  };
}

const key = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

function lookUp(values: readonly string[]): (typed: string | undefined) => string | undefined {
  // Reversed so that the first spelling wins: a role's own name over its mid-sentence form.
  const byKey = new Map([...values].reverse().map((value) => [key(value), value]));
  return (typed) => (typed === undefined ? undefined : byKey.get(key(typed)));
}

const stateName = (slug: string): string =>
  slug.replace(/(^|-)([a-z])/g, (_, before: string, letter: string) =>
    before === "" ? letter.toUpperCase() : ` ${letter.toUpperCase()}`,
  );
