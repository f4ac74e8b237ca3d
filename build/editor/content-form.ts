import * as z from "zod";
import { unwrapSchema, getChildSchema } from "../../model/source/field-meta.ts";
import { formatFieldName } from "../../model/source/describe-issue.ts";

const ACRONYMS = new Set(["url", "id", "faqs", "osha", "mep", "bim", "csv"]);

const ENTRIES = "entries";
const ENTRY_NAME = "id";

/**
 * Returns the object schema for a file's form. A list, or a mapping of entries by name, becomes a list in a single
 * field.
 */
export function formSchema(schema: z.ZodType): z.ZodObject {
  if (schema instanceof z.ZodObject) return schema;
  const { title } = unwrapSchema(schema).meta;
  if (schema instanceof z.ZodArray) return z.strictObject({ [ENTRIES]: schema });
  if (schema instanceof z.ZodRecord && schema.valueType instanceof z.ZodObject) {
    const entry = z.strictObject({ [ENTRY_NAME]: schema.keyType as z.ZodType, ...schema.valueType.shape });
    return z.strictObject({ [ENTRIES]: z.array(entry).min(1).meta({ title }) });
  }
  throw new Error(
    `Cannot create an editor form for a schema of type ${schema.def.type}: build/editor/content-form.ts supports only objects, arrays, and records of objects.`,
  );
}

export function toForm(schema: z.ZodType, value: unknown): Record<string, unknown> {
  if (schema instanceof z.ZodArray) return { [ENTRIES]: value };
  if (schema instanceof z.ZodRecord) {
    const entries = Object.entries(value as Record<string, object>);
    return { [ENTRIES]: entries.map(([name, entry]) => ({ [ENTRY_NAME]: name, ...entry })) };
  }
  return value as Record<string, unknown>;
}

export function findDuplicateNames(
  schema: z.ZodType,
  form: Record<string, unknown>,
): { field: string; problem: string }[] {
  if (!(schema instanceof z.ZodRecord)) return [];
  const names = (form[ENTRIES] as Record<string, unknown>[]).map((entry) => String(entry[ENTRY_NAME]).trim());
  return names.flatMap((name, index) => {
    if (names.indexOf(name) === index) return [];
    const problem = `found "${name}" more than once, expected a unique name`;
    return [{ field: formatFieldName([ENTRIES, index, ENTRY_NAME]), problem }];
  });
}

/**
 * Converts form values to a file's content. If several rows have the same name, only the last one is stored; see
 * `findDuplicateNames`.
 */
export function fromForm(schema: z.ZodType, form: Record<string, unknown>): unknown {
  if (schema instanceof z.ZodArray) return form[ENTRIES];
  if (!(schema instanceof z.ZodRecord)) return form;
  const entries = form[ENTRIES] as Record<string, unknown>[];
  return Object.fromEntries(entries.map(({ [ENTRY_NAME]: name, ...entry }) => [String(name), entry]));
}

/**
 * Removes empty form values, because a form sends every field but the schemas expect empty ones to be absent.
 * Orders fields as in the schema, and keeps unknown fields so that the check can report them.
 */
export function normalizeFormValues(value: unknown, wrappedSchema: z.ZodType): unknown {
  const { schema, optional, fallback } = unwrapSchema(wrappedSchema);
  const normalizedValue = normalizeParts(value, schema);
  if (isEmpty(normalizedValue)) {
    if (optional) return undefined;
    return schema instanceof z.ZodArray ? [] : normalizedValue;
  }
  return optional && isEqual(normalizedValue, fallback) ? undefined : normalizedValue;
}

function normalizeParts(value: unknown, schema: z.ZodType): unknown {
  const normalizePart = (key: string | number, part: unknown): unknown =>
    normalizeFormValues(part, getChildSchema(schema, key) ?? z.unknown());
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map((item, index) => normalizePart(index, item));
  if (!isMapping(value)) return value;
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return Object.fromEntries(
    [...new Set([...fields, ...Object.keys(value)])]
      .map((key): [string, unknown] => [key, normalizePart(key, value[key])])
      .filter(([, part]) => part !== undefined),
  );
}

export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isMapping(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "";
}

export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Converts a key to a label: `openPosition` to "Open position", `state-public-only` to "State public only",
 * `moreHref` to "More link".
 */
export function humanize(key: string): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, "$1 $2").split(/[\s_-]+/);
  const text = words
    .map((word) => word.toLowerCase())
    .map((word) => (word === "href" ? "link" : word))
    .map((word) => (ACRONYMS.has(word) ? (word === "faqs" ? "FAQs" : word.toUpperCase()) : word))
    .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a field's label in the editor: the title of its schema or, if it has none, its key as words. */
export const getFieldLabel = (key: string, schema: z.ZodType): string =>
  unwrapSchema(schema).meta.title ?? humanize(key);
