import * as z from "zod";
import { getChildSchema, unwrapSchema } from "../../model/source/field-meta.ts";

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
