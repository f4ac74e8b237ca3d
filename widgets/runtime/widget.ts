import type { ComponentType } from "react";
import { isAllowed, type AttributeRules, type AttributesOf } from "./attribute-rules.ts";

/** What makes a tag: its name, the rules of its attributes, and the component that they are the props of. */
export interface Widget<Rules extends AttributeRules = AttributeRules> {
  tag: string;
  attributes: Rules;
  Component: ComponentType<AttributesOf<Rules>>;
}

/** Ties the component's props to the attributes' types, then forgets the types: a registry holds widgets of all kinds. */
export function widget<Rules extends AttributeRules>(definition: Widget<Rules>): Widget {
  return definition as unknown as Widget;
}

/** Values of a tag's attributes, by name. */
export type Attributes = Record<string, string | undefined>;

/**
 * Reads a tag's attributes without complaint: on a visitor's page a wrong value counts as a missing one.
 * (The build refuses the same value with a message, see `site/model/tags/check-attributes.ts`.)
 */
export function readAttributes(rules: AttributeRules, values: Readonly<Record<string, unknown>>): Attributes {
  const read: Attributes = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    // A missing one is there as undefined: what a page has put on `Object.prototype` under that name is no value of ours.
    read[name] = isAllowed(rule, value) ? String(value) : undefined;
  }
  return read;
}
