import type { DataFiles } from "../../../../model/kinds/data-files.ts";
import { PLACE_NAMES } from "../../../../model/schemas/state.ts";
import { getQuickTimelineLabels } from "../../../../model/submissions/quick-timelines.ts";

export function createListedValues({
  layout,
  industries,
  messages: { choices, labels },
}: Pick<DataFiles, "layout" | "industries" | "messages">) {
  const placeOf = createLookup([...Object.values(layout.pay.places), ...PLACE_NAMES]);
  const timelineOf = createLookup(choices.timelines);
  const quickTimelines = new Map(Object.entries(getQuickTimelineLabels(labels)));
  return {
    role: createLookup([
      ...Object.values(layout.pay.roles),
      ...industries.flatMap(({ positions }) => positions),
    ]),
    timeline: (typedValue: string | undefined) =>
      quickTimelines.get(typedValue ?? "") || timelineOf(typedValue),
    experience: createLookup(choices.experience),
    /** Returns the state or region at the end of a location, such as Texas for "Austin, texas". */
    place: (typedValue: string | undefined) => placeOf(typedValue?.split(",").at(-1)),
  };
}

const toKey = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

function createLookup(values: readonly string[]): (typedValue: string | undefined) => string | undefined {
  // A map stores the last value of each key, so reverse the list: the first spelling wins.
  const byKey = new Map([...values].reverse().map((value) => [toKey(value), value]));
  return (typedValue) => (typedValue === undefined ? undefined : byKey.get(toKey(typedValue)));
}
