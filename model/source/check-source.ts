import type * as z from "zod";
import type { Mistake } from "./content-error.ts";
import { describeIssues, formatFieldName, valueAt } from "./describe-issue.ts";
import type { FieldPath, FieldPlaces, YamlSource } from "./yaml-source.ts";

/** Stands for a value that could not be read: a private-use character, which no content has. */
export const UNREAD_VALUE = "\ue000";

export function locateField({ file, lineOf }: FieldPlaces, path: FieldPath): Omit<Mistake, "problem"> {
  return { file, line: lineOf(path), field: formatFieldName(path) };
}

/** Returns a mistake in a field. */
export const mistakeAt = (places: FieldPlaces, path: FieldPath, problem: string): Mistake => ({
  ...locateField(places, path),
  problem,
});

/**
 * Validates a parsed source against its schema. Adds all mistakes to `mistakes`.
 * @returns the typed value; undefined if there are mistakes
 */
export function checkSource<T extends z.ZodType>(
  source: YamlSource,
  schema: T,
  mistakes: Mistake[],
): z.output<T> | undefined {
  if (source.mistakes.length > 0) {
    mistakes.push(...source.mistakes);
    return undefined;
  }
  // Compiling a validator takes longer than checking one file with it, and has no effect on the result.
  const result = schema.safeParse(source.value, { jitless: true });
  if (result.success) return result.data;
  for (const { path, problem } of describeIssues(result.error.issues, schema, source.value)) {
    if (!isUnreadText(valueAt(source.value, path))) mistakes.push(mistakeAt(source, path, problem));
  }
  return undefined;
}

/** Whether a text contains a value that could not be read, so that its length and format are unknown. */
const isUnreadText = (value: unknown): boolean => typeof value === "string" && value.includes(UNREAD_VALUE);
