import { createContext, createElement, use } from "react";
import type { WidgetTags } from "../../model/tags/tags.ts";

/** Placeholders for a widget's id prefix and markup. The build replaces them once the page is rendered. */
interface WidgetSlot {
  instance: string;
  markup: string;
}

/**
 * Reserves a slot for a widget.
 * @param attributes the tag's attributes
 * @throws Error if the tag or an attribute is invalid
 */
export type OpenSlot = (tag: string, attributes: Readonly<Record<string, string | undefined>>) => WidgetSlot;

export const OpenSlotContext = createContext<OpenSlot | null>(null);

type WidgetProps = { [Tag in keyof WidgetTags]: { tag: Tag } & WidgetTags[Tag] }[keyof WidgetTags];

/** A widget's tag with its attributes. The build renders the component inside the tag. */
export function Widget({ tag, ...attributes }: WidgetProps) {
  const openSlot = use(OpenSlotContext);
  if (openSlot === null)
    throw new Error(`<${tag}> must be rendered within a page, because the page provides OpenSlotContext`);
  const { instance, markup } = openSlot(tag, attributes);
  return createElement(tag, {
    ...attributes,
    "data-instance": instance,
    dangerouslySetInnerHTML: { __html: markup },
  });
}
