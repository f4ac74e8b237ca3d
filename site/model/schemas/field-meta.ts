import * as z from "zod";

interface FieldMeta {
  /** Label; derived from the key if absent. */
  title?: string | undefined;
  description?: string | undefined;
  /** Page kind of the referenced entry, or "claims"; the content check validates the reference. */
  reference?: string | undefined;
  /** Whether translations inherit the field from the English file. */
  isUntranslated?: boolean | undefined;
  /** Whether editors cannot change the field. */
  readonly?: boolean | undefined;
}

/** A schema without its wrappers, and the metadata that the wrappers specified. */
interface BareSchema {
  schema: z.ZodType;
  meta: FieldMeta;
  /** Whether the key may be omitted. */
  optional: boolean;
  nullable: boolean;
  fallback: unknown;
}

/** Unwraps `optional`, `nullable`, `default` and transforms; the outermost metadata wins. */
export function unwrapSchema(schema: z.ZodType): BareSchema {
  const meta = (schema.meta() ?? {}) as FieldMeta;
  if (schema instanceof z.ZodPipe) {
    const inner = unwrapSchema(schema.in as z.ZodType);
    return { ...inner, meta: { ...inner.meta, ...meta } };
  }
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault))
    return { schema, meta, optional: false, nullable: false, fallback: undefined };
  const inner = unwrapSchema(schema.unwrap() as z.ZodType);
  return {
    schema: inner.schema,
    meta: { ...inner.meta, ...meta },
    optional: inner.optional || !(schema instanceof z.ZodNullable),
    nullable: inner.nullable || schema instanceof z.ZodNullable,
    fallback: schema instanceof z.ZodDefault ? schema.def.defaultValue : inner.fallback,
  };
}
