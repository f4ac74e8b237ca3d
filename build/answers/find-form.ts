import { readTagAttributes, tagPattern } from "../../site/model/tags/read-tag.ts";
import { leadFormWidget } from "../../widgets/lead-form/widget.ts";
import type { Messages } from "../../widgets/messages.ts";
import { WIDGETS } from "../../widgets/registry.ts";
import { readAttributes, type Attributes, type Widget } from "../../widgets/runtime/widget.ts";

/** A form of a written page. */
export interface FoundForm {
  widget: Widget;
  attributes: Attributes;
}

const TAGS = tagPattern(WIDGETS.map(({ tag }) => tag));

/**
 * Finds the form of a page that has a field, whose name no other form of the page has.
 * @param html of the page as it was written; what stands in it is believed, unlike what is posted
 * @param query of the page's address; the attributes of a form in a frame
 */
export function findForm(
  html: string,
  field: string,
  query: Readonly<Record<string, string>> | undefined,
  { header }: Messages,
): FoundForm | undefined {
  const at = html.indexOf(` name="${field}"`);
  if (at === -1 || !/^\w+-trap$/.test(field)) return undefined;
  const [, tag = "", source = ""] = [...html.slice(0, at).matchAll(TAGS)].at(-1) ?? [];
  if (tag === "site-header")
    return { widget: leadFormWidget, attributes: { context: "header", heading: header.quickTitle } };
  const widget = WIDGETS.find((one) => one.tag === tag);
  return (
    widget && { widget, attributes: readAttributes(widget.attributes, query ?? readTagAttributes(source)) }
  );
}
