import * as z from "zod";

/** What is known of a field beside its shape, as `.meta()` of its schema. */
export interface FieldMeta {
  /** The field's name; absent, it is made from its key. */
  title?: string | undefined;
  /** What to write, in one sentence. */
  description?: string | undefined;
  /** The field names a claim, or an entry of this kind of page; the content check looks it up. */
  reference?: string | undefined;
  /** Editors see it and do not change it. */
  readonly?: boolean | undefined;
}

/** A schema without the wrappers that say whether a value may be missing, and what the wrappers said. */
export interface BareSchema {
  schema: z.ZodType;
  meta: FieldMeta;
  /** Whether the key may be left out. */
  optional: boolean;
  nullable: boolean;
  /** What stands for a missing value. */
  fallback: unknown;
}

/**
 * Takes off `optional`, `nullable` and `default`, and what a value is turned into after it was checked; the outermost description of the
 * field wins.
 */
export function bare(schema: z.ZodType): BareSchema {
  const meta = (schema.meta() ?? {}) as FieldMeta;
  if (schema instanceof z.ZodPipe) {
    const inner = bare(schema.in as z.ZodType);
    return { ...inner, meta: { ...inner.meta, ...meta } };
  }
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault))
    return { schema, meta, optional: false, nullable: false, fallback: undefined };
  const inner = bare(schema.unwrap() as z.ZodType);
  return {
    schema: inner.schema,
    meta: { ...inner.meta, ...meta },
    optional: inner.optional || !(schema instanceof z.ZodNullable),
    nullable: inner.nullable || schema instanceof z.ZodNullable,
    fallback: schema instanceof z.ZodDefault ? schema.def.defaultValue : inner.fallback,
  };
}
