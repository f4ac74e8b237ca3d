import type { ComponentType } from "react";
import { isAllowed, type AttributeRules, type AttributesOf } from "./attribute-rules.ts";

/** Definition of a tag: name, attribute rules, and a component whose props are the attributes. */
export interface Widget<Rules extends AttributeRules = AttributeRules> {
  tag: string;
  attributes: Rules;
  Component: ComponentType<AttributesOf<Rules>>;
}

/** Checks the component's props against the attribute rules, then widens the type for the registry. */
export function widget<Rules extends AttributeRules>(definition: Widget<Rules>): Widget {
  return definition as unknown as Widget;
}

export type Attributes = Record<string, string | undefined>;

/**
 * Reads a tag's attributes leniently: on a visitor's page, an invalid value counts as missing. The build
 * rejects invalid values; see `site/model/tags/check-attributes.ts`.
 */
export function readAttributes(rules: AttributeRules, values: Readonly<Record<string, unknown>>): Attributes {
  const read: Attributes = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    // Set to undefined explicitly, so that a value on the page's `Object.prototype` is not inherited.
    read[name] = isAllowed(rule, value) ? String(value) : undefined;
  }
  return read;
}
