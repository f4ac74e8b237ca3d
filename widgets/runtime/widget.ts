import type { ComponentType } from "react";
import { isAllowed, type AttributeRules, type AttributesOf } from "./attribute-rules.ts";

/** Defines a tag: its name, the rules for its attributes, and a component that has the attributes as props. */
export interface Widget<Rules extends AttributeRules = AttributeRules> {
  tag: string;
  attributes: Rules;
  Component: ComponentType<AttributesOf<Rules>>;
}

/**
 * Makes the compiler check the component's props against the attribute rules, and returns the widget with a
 * general type.
 */
export function widget<Rules extends AttributeRules>(definition: Widget<Rules>): Widget {
  return definition as unknown as Widget;
}

export type Attributes = Record<string, string | undefined>;

/**
 * Reads the attributes of a tag. On a visitor's page, an invalid value counts as missing, whereas the build
 * rejects it (see `site/model/tags/check-attributes.ts`).
 */
export function readAttributes(rules: AttributeRules, values: Readonly<Record<string, unknown>>): Attributes {
  const read: Attributes = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    // Explicitly set to undefined, so that a value on the page's `Object.prototype` is not inherited.
    read[name] = isAllowed(rule, value) ? String(value) : undefined;
  }
  return read;
}
