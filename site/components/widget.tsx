import { createContext, createElement, use } from "react";
import type { WidgetTags } from "../../widgets/tags.ts";

/** A widget's place in a page that is being rendered: marks that the build replaces when the page is whole. */
export interface WidgetSlot {
  /** Stands for the beginning of the ids within the widget. */
  instance: string;
  /** Stands for the widget's markup. */
  markup: string;
}

/**
 * Opens a slot for a widget.
 * @param attributes of its tag
 * @throws Error naming the tag, the attribute, what was found and what is allowed
 */
export type OpenSlot = (tag: string, attributes: Readonly<Record<string, string | undefined>>) => WidgetSlot;

/** How the widgets of the page that is being rendered find their slots. */
export const WidgetSlots = createContext<OpenSlot | null>(null);

type WidgetProps = { [Tag in keyof WidgetTags]: { tag: Tag } & WidgetTags[Tag] }[keyof WidgetTags];

/** A widget in a template: its tag with its attributes, in which the build renders the component. */
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
