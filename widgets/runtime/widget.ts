import type { ComponentType } from "react";
import type * as z from "zod/mini";

/** A tag's attributes: every one optional, every value a string, since bad JSON throws in a constructor and a bare boolean is ignored. */
export type AttributesSchema = z.ZodMiniObject<
  Record<string, z.ZodMiniOptional<z.ZodMiniType<string, string>>>,
  z.core.$strict
>;

/** What makes a tag: its name, the definition of its attributes, and the component that they are the props of. */
export interface Widget<Schema extends AttributesSchema = AttributesSchema> {
  tag: string;
  attributes: Schema;
  Component: ComponentType<z.infer<Schema>>;
}

/** Ties the component's props to the attributes' types, then forgets the types: a registry holds widgets of all kinds. */
export function widget<Schema extends AttributesSchema>(definition: Widget<Schema>): Widget {
  return definition;
}

/** Values of a tag's attributes, by name. */
export type Attributes = Record<string, string | undefined>;

/**
 * Reads a tag's attributes without complaint: on a visitor's page a wrong value counts as a missing one.
 * (The build refuses the same value with a message, see `site/model/tags/check-attributes.ts`.)
 */
export function readAttributes(
  schema: AttributesSchema,
  values: Readonly<Record<string, unknown>>,
): Attributes {
  const read: Attributes = {};
  for (const [name, type] of Object.entries(schema.shape)) {
    const result = type.safeParse(Object.hasOwn(values, name) ? values[name] : undefined);
    // A missing one is there as undefined: what a page has put on `Object.prototype` under that name is no value of ours.
    read[name] = result.data;
  }
  return read;
}
