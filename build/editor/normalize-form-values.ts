import * as z from "zod";
import { unwrapSchema } from "../../site/model/schemas/field-meta.ts";

/**
 * Removes empty form values, because a form sends every field but the schemas expect empty ones to be absent.
 * Orders fields as in the schema, and keeps unknown fields so that the check can report them.
 */
export function normalizeFormValues(value: unknown, wrappedSchema: z.ZodType): unknown {
  const { schema, optional, nullable, fallback } = unwrapSchema(wrappedSchema);
  const normalizedValue = normalizeParts(value, schema);
  if (isEmpty(normalizedValue)) {
    if (optional) return undefined;
    if (nullable) return null;
    return schema instanceof z.ZodArray ? [] : normalizedValue;
  }
  return optional && isEqual(normalizedValue, fallback) ? undefined : normalizedValue;
}

function normalizeParts(value: unknown, schema: z.ZodType): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) {
    const items = schema instanceof z.ZodTuple ? schema.def.items : [];
    const element = schema instanceof z.ZodArray ? schema.element : z.unknown();
    return value.map((item, index) => normalizeFormValues(item, (items[index] ?? element) as z.ZodType));
  }
  if (!isMapping(value)) return value;
  if (schema instanceof z.ZodRecord) return mapValues(value, () => schema.valueType as z.ZodType);
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
  const keys = [...Object.keys(shape), ...Object.keys(value).filter((key) => !(key in shape))];
  const orderedFields = Object.fromEntries(keys.map((key) => [key, value[key]]));
  return mapValues(orderedFields, (key) => shape[key] ?? z.unknown());
}

function mapValues(value: Record<string, unknown>, schemaOf: (key: string) => z.ZodType): object {
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]): [string, unknown] => [key, normalizeFormValues(item, schemaOf(key))])
      .filter(([, item]) => item !== undefined),
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
