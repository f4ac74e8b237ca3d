import * as z from "zod";

interface FieldMeta {
  /** Label in the editor. If absent, it is derived from the key. */
  title?: string | undefined;
  description?: string | undefined;
  /** Page kind of the referenced entry, "claims", or "covers". The content check validates references. */
  reference?: string | undefined;
  isUntranslated?: boolean | undefined;
  readonly?: boolean | undefined;
}

interface BareSchema {
  schema: z.ZodType;
  meta: FieldMeta;
  optional: boolean;
  fallback: unknown;
}

/** Cached, because each article's check unwraps the same schemas hundreds of times. */
const bareSchemas = new WeakMap<z.ZodType, BareSchema>();

/** Unwraps `optional`, `default` and transforms. The outermost metadata takes precedence. */
export function unwrapSchema(schema: z.ZodType): BareSchema {
  const bareSchema = bareSchemas.get(schema) ?? unwrap(schema);
  bareSchemas.set(schema, bareSchema);
  return bareSchema;
}

function unwrap(schema: z.ZodType): BareSchema {
  const meta = (schema.meta() ?? {}) as FieldMeta;
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  if (!isOptional && !(schema instanceof z.ZodPipe))
    return { schema, meta, optional: false, fallback: undefined };
  const inner = unwrapSchema((isOptional ? schema.unwrap() : schema.in) as z.ZodType);
  return {
    schema: inner.schema,
    meta: { ...inner.meta, ...meta },
    optional: isOptional || inner.optional,
    fallback: schema instanceof z.ZodDefault ? schema.def.defaultValue : inner.fallback,
  };
}

/** Returns the schema of an object's field, a list's item or a record's entry; undefined if there is none. */
export function getChildSchema(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] as z.ZodType | undefined;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, z.ZodType | undefined>)[key];
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined;
}

/** Lists the items of a list or the known fields of an object, each as index or name, value, and schema. */
export function listChildren(schema: z.ZodType, value: unknown): [string | number, unknown, z.ZodType][] {
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : typeof value === "object" && value !== null
      ? Object.entries(value)
      : [];
  return parts.flatMap(([key, item]): [string | number, unknown, z.ZodType][] => {
    const part = getChildSchema(schema, key);
    return part === undefined ? [] : [[key, item, part]];
  });
}
