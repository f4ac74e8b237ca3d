import type { ComponentType } from "react";
import { isAllowed, type AttributeRules, type AttributesOf } from "../../model/tags/tag-description.ts";

export type Attributes = Record<string, string | undefined>;

export interface Widget {
  tag: string;
  attributes: AttributeRules;
  Component: ComponentType<Attributes>;
}

/**
 * Creates a widget, and type-checks its component's props against its attribute rules. Bundles that contain only
 * the component omit the widget.
 */
// @__NO_SIDE_EFFECTS__
export function widget<Rules extends AttributeRules>(
  tag: string,
  attributes: Rules,
  Component: ComponentType<AttributesOf<Rules>>,
): Widget {
  return { tag, attributes, Component: Component as ComponentType<Attributes> };
}

/**
 * Reads the attributes of a tag. Invalid values count as missing here, whereas the build rejects them (see
 * `model/checks/check-widget-tags.ts`).
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
