import type { StoredFields } from "./read-fields.ts";

type Column = readonly [name: string, value: string | boolean | null];

/** Maps a form's values to database columns. Empty values become null, except the second part of a name. */
export const toColumns = (fields: StoredFields, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { column, kind }]): Column[] => {
      const value = values[name] ?? "";
      if (kind === "name") {
        const [first = "", ...rest] = value.split(/\s+/);
        return [
          [column, first],
          ["last_name", rest.join(" ")],
        ];
      }
      if (kind === "consent") return [[column, value === "on"]];
      return [[column, kind === "urgency" ? toUrgency(value) : value || null]];
    }),
  );

/** Returns the value of the `source` column, which identifies the submitted form. */
export function toSource(context: string | null): "contact_form" | "landing2_form" {
  return context === "general" ? "contact_form" : "landing2_form";
}

/** Converts the urgency chosen in the quick form to its stored value. */
const toUrgency = (choice: string | undefined): string => (choice === "urgent" ? "Urgent" : "Standard");

const URGENT = toUrgency("urgent");
const STANDARD = toUrgency(undefined);

export const QUICK_TIMELINES: readonly string[] = [URGENT, STANDARD];

/**
 * Returns the label of each quick-form timeline. The label of the default is empty, because visitors do not choose it.
 */
export const getQuickTimelineLabels = ({ urgent }: { urgent: string }): Readonly<Record<string, string>> => ({
  [URGENT]: urgent,
  [STANDARD]: "",
});
