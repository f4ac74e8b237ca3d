import leven from "leven";
import * as z from "zod";
import { getChildSchema, unwrapSchema } from "./field-meta.ts";
import type { FieldPath } from "./yaml-source.ts";

interface DescribedIssue {
  path: FieldPath;
  problem: string;
}

/** Formats the path of a field, such as `cities[2].lat`. */
export function formatFieldName(path: FieldPath): string {
  return path
    .map((key, index) => (typeof key === "number" ? `[${key}]` : `${index === 0 ? "" : "."}${String(key)}`))
    .join("");
}

function findNearest(word: string, allowed: readonly string[]): string | undefined {
  let best: { word: string; distance: number } | undefined;
  for (const candidate of allowed) {
    const distance = leven(word.toLowerCase(), candidate.toLowerCase());
    if (best === undefined || distance < best.distance) best = { word: candidate, distance };
  }
  return best !== undefined && best.distance <= Math.max(2, Math.ceil(best.word.length / 3))
    ? best.word
    : undefined;
}

/** How many allowed values to list if there is a suggestion, and if there is none. */
const [LISTED, LISTED_ALONE] = [12, 60];

/**
 * Formats a message such as `found "Hig", expected one of "High", "Critical" (did you mean "High"?)`.
 * @param allowedDescription description of the allowed values, used if there are too many to list
 */
export function describeChoice(
  found: unknown,
  allowed: readonly string[],
  allowedDescription?: string,
): string {
  const suggestion = typeof found === "string" ? findNearest(found, allowed) : undefined;
  const isListed = allowed.length > 0 && allowed.length <= (suggestion === undefined ? LISTED_ALONE : LISTED);
  const expected = isListed
    ? `one of ${allowed.map(quote).join(", ")}`
    : (allowedDescription ?? `one of ${allowed.length} known values`);
  return `found ${formatValue(found)}, expected ${expected}${suggest(suggestion)}`;
}

/**
 * Converts zod's issues to sentences.
 * @param schema the schema that was applied, for its field names
 * @param value the value that was validated
 */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodType,
  value: unknown,
): DescribedIssue[] {
  const intendedKeys = issues.flatMap((issue) => findIntendedKeys(issue, schema));
  return issues
    .filter(({ path }) => valueAt(value, path) !== undefined || !intendedKeys.includes(formatFieldName(path)))
    .flatMap((issue) => describeIssue(issue, schema, value));
}

/** Returns the correct names of misspelled fields, so that those are not also reported as missing. */
function findIntendedKeys(issue: z.core.$ZodIssue, schema: z.ZodType): string[] {
  if (issue.code !== "unrecognized_keys") return [];
  const allowed = keysAt(schema, issue.path);
  return issue.keys.flatMap((key) => {
    const suggestion = findNearest(key, allowed);
    return suggestion === undefined ? [] : formatFieldName([...issue.path, suggestion]);
  });
}

function describeIssue(issue: z.core.$ZodIssue, schema: z.ZodType, root: unknown): DescribedIssue[] {
  const { path } = issue;
  const allowed = keysAt(schema, path);
  if (issue.code !== "unrecognized_keys")
    return [{ path, problem: describeProblem(issue, valueAt(root, path), allowed) }];
  return issue.keys.map((key) => ({
    path: [...path, key],
    problem: `found an unknown field, expected one of ${allowed.map(quote).join(", ")}${suggest(findNearest(key, allowed))}`,
  }));
}

function describeProblem(issue: z.core.$ZodIssue, found: unknown, keys: readonly string[]): string {
  switch (issue.code) {
    case "invalid_value":
      return describeChoice(found, issue.values.map(String));
    case "invalid_type":
      if (issue.path.length === 0 && found === null)
        return `found an empty file, expected ${expectedType(issue.expected, keys)}`;
      return `found ${formatValue(found)}, expected ${expectedType(issue.expected, keys)}${quotesHint(found, issue.expected)}`;
    case "too_small":
    case "too_big": {
      const bound = issue.code === "too_small" ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
      const size =
        issue.origin === "string"
          ? `${String(found).trim().length} characters`
          : issue.origin === "array"
            ? `${(found as unknown[]).length} entries`
            : formatValue(found);
      return `found ${size}, expected ${bound}`;
    }
    case "invalid_key": {
      const [problem] = issue.issues;
      return problem === undefined ? "" : describeProblem(problem, issue.path.at(-1), []);
    }
    case "not_multiple_of":
      return `found ${formatValue(found)}, expected a multiple of ${issue.divisor}`;
    default:
      return `found ${formatValue(found)}, expected ${issue.message}`;
  }
}

function keysAt(schema: z.ZodType, path: FieldPath): string[] {
  const innerSchema = schemaAt(schema, path);
  return innerSchema instanceof z.ZodObject ? Object.keys(innerSchema.shape) : [];
}

function schemaAt(outer: z.ZodType, path: FieldPath): z.ZodType {
  const { schema } = unwrapSchema(outer);
  const [key, ...rest] = path;
  const next = key === undefined ? undefined : getChildSchema(schema, key);
  return next === undefined ? schema : schemaAt(next, rest);
}

export function valueAt(root: unknown, path: FieldPath): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

function formatValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "an empty value";
  if (Array.isArray(value)) return `a list of ${value.length} entries`;
  if (typeof value === "object") return "fields";
  // JSON has no Infinity.
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return JSON.stringify(value);
  return quote(value.length > 60 ? `${value.slice(0, 57)}…` : value);
}

/**
 * Suggests quoting a string that YAML would otherwise parse as a number or boolean. Does not repeat it, since the number
 * has lost zeros, as in the ZIP code 02134.
 */
const quotesHint = (found: unknown, expected: string): string =>
  expected === "string" && ["boolean", "number"].includes(typeof found) ? ": put quotes around it" : "";

const quote = (text: string): string => `"${text}"`;

const suggest = (suggestion: string | undefined): string =>
  suggestion === undefined ? "" : ` (did you mean ${quote(suggestion)}?)`;

const expectedType = (type: string, keys: readonly string[]): string =>
  keys.length > 0
    ? `the fields ${keys.join(", ")}, each written as name: value`
    : ({
        string: "text",
        number: "a number",
        int: "a whole number",
        boolean: "true or false",
        array: "a list",
        object: "fields such as name: value",
        record: "fields such as name: value",
      }[type] ?? type);
