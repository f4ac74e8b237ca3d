import type { ComponentType } from "react";
import { isAllowed, type AttributeRules, type AttributesOf } from "./attribute-rules.ts";

export interface Widget<Rules extends AttributeRules = AttributeRules> {
  tag: string;
  attributes: Rules;
  Component: ComponentType<AttributesOf<Rules>>;
}

/** Type-checks a component's props against its attribute rules. Returns the definition unchanged. */
export function widget<Rules extends AttributeRules>(definition: Widget<Rules>): Widget {
  return definition as unknown as Widget;
}

export type Attributes = Record<string, string | undefined>;

/**
 * Reads the attributes of a tag. Invalid values count as missing here, whereas the build rejects them (see
 * `site/model/tags/check-attributes.ts`).
 */
export function readAttributes(rules: AttributeRules, values: Readonly<Record<string, unknown>>): Attributes {
  const attributes: Attributes = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    // Set undefined explicitly, so that no value is inherited from a page's `Object.prototype`.
    attributes[name] = isAllowed(rule, value) ? String(value) : undefined;
  }
  return attributes;
}
