import * as z from "zod";

interface FieldMeta {
  /** Label in the editor. If absent, it is derived from the key. */
  title?: string | undefined;
  description?: string | undefined;
  /** Page kind of the referenced entry, or "claims". The content check validates references. */
  reference?: string | undefined;
  isUntranslated?: boolean | undefined;
  readonly?: boolean | undefined;
}

interface BareSchema {
  schema: z.ZodType;
  meta: FieldMeta;
  optional: boolean;
  nullable: boolean;
  fallback: unknown;
}

/** Unwraps `optional`, `nullable`, `default` and transforms. The outermost metadata takes precedence. */
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
