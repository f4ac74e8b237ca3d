import { createContext, createElement, use } from "react";
import type { WidgetTags } from "../../widgets/tags.ts";

/** Placeholders for a widget in a page. The build replaces them once the page is complete. */
interface WidgetSlot {
  /** Placeholder for the widget's id prefix. */
  instance: string;
  /** Placeholder for the widget's markup. */
  markup: string;
}

/**
 * Reserves a slot for a widget.
 * @param attributes the tag's attributes
 * @throws Error with the tag, the attribute, the value and what is allowed
 */
export type OpenSlot = (tag: string, attributes: Readonly<Record<string, string | undefined>>) => WidgetSlot;

export const WidgetSlots = createContext<OpenSlot | null>(null);

type WidgetProps = { [Tag in keyof WidgetTags]: { tag: Tag } & WidgetTags[Tag] }[keyof WidgetTags];

/** A widget's tag with its attributes; the build renders the component inside it. */
export function Widget({ tag, ...attributes }: WidgetProps) {
  const openSlot = use(WidgetSlots);
  if (openSlot === null) throw new Error(`<${tag}> was rendered outside of a page`);
  const { instance, markup } = openSlot(tag, attributes);
  return createElement(tag, {
    ...attributes,
    "data-instance": instance,
    dangerouslySetInnerHTML: { __html: markup },
  });
}
