import { DomUtils, parseDocument } from "htmlparser2";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { SOURCE_LANGUAGE } from "../../site/model/languages.ts";
import { mapLeaves } from "../../site/model/map-leaves.ts";
import { localizePath, type LocalizedSite } from "../../site/model/translation/addresses.ts";
import type { FullConfig } from "../../widgets/messages.ts";
import type { Markup } from "../../widgets/embed/embedded-form.ts";
import { toCssPartNames } from "../../widgets/embed/css-parts.ts";
import { WidgetRoot } from "../../widgets/runtime/widget-root.tsx";
import type { Attributes, Widget } from "../../widgets/runtime/widget.ts";
import { leadFormWidget } from "../../widgets/lead-form/lead-form.tsx";
import { embeddedHeaderWidget } from "../../widgets/site-header/site-header.tsx";

/**
 * Attributes that make a form render all its optional parts. The browser removes those that a tag does not request.
 */
const ALL_PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "lead-form": { heading: "heading", urgency: "true" },
};

export interface LinkedSite extends LocalizedSite {
  /** `title` attribute of links to English pages. */
  inEnglish: string;
}

/** Prefix of all ids; must match `widgets/embed/shell-element.ts`. */
const ID_PREFIX = "e";

const { isTag, isText } = DomUtils;
type ParsedNode = ReturnType<typeof parseDocument>["children"][number];

/**
 * Renders a form as data. Text becomes placeholders with keys of the message table, which
 * `widgets/embed/build-markup.ts` fills in.
 * @param site the translated site whose pages the form links to; undefined for English
 */
export function renderEmbedMarkup(widget: Widget, config: FullConfig, site?: LinkedSite): Markup[] {
  const markup = renderMarkup(widget, { ...ALL_PARTS[widget.tag] }, withPlaceholders(config));
  return site === undefined ? markup : markup.map((node) => withLocalLinks(node, site));
}

/**
 * Changes links to point to the translated pages, and marks links to pages that exist only in English. Stores each
 * English path in `data-page`, since the header's `current` attribute is an English path.
 */
function withLocalLinks([tag, attributes, ...children]: Markup, site: LinkedSite): Markup {
  const localizedChildren = mapElements(children, (child) => withLocalLinks(child, site));
  const { href } = attributes;
  if (tag !== "a" || !href?.startsWith("/")) return [tag, attributes, ...localizedChildren];
  const path = localizePath(site, href);
  if (path === href) return [tag, attributes, ...localizedChildren];
  const linkAttributes: Record<string, string> =
    path === undefined
      ? { hreflang: SOURCE_LANGUAGE, title: site.inEnglish }
      : { href: path, "data-page": href };
  return [tag, { ...attributes, ...linkAttributes }, ...localizedChildren];
}

function renderMarkup(widget: Widget, attributes: Attributes, config: FullConfig): Markup[] {
  const root = createElement(WidgetRoot, { widget, attributes, config });
  const markup = toMarkup(renderToString(root, { identifierPrefix: ID_PREFIX }));
  return widget === embeddedHeaderWidget ? markup.map((node) => withPopoverForm(node, config)) : markup;
}

function withPopoverForm([tag, attributes, ...children]: Markup, config: FullConfig): Markup {
  if (!("popover" in attributes))
    return [tag, attributes, ...mapElements(children, (child) => withPopoverForm(child, config))];
  const heading = config.messages.header.quickTitle;
  const form = renderMarkup(leadFormWidget, { context: "header", heading }, config);
  return [tag, { ...attributes, "data-instance": ID_PREFIX }, ...form];
}

const mapElements = (nodes: readonly (Markup | string)[], map: (node: Markup) => Markup) =>
  nodes.map((node) => (typeof node === "string" ? node : map(node)));

const withPlaceholders = (config: FullConfig): FullConfig => ({
  ...config,
  messages: mapLeaves(config.messages, (text, path) =>
    typeof text === "string" && !/[{}]/.test(text) ? `{${path.join(".")}:${text}}` : text,
  ) as FullConfig["messages"],
});

function toMarkup(html: string): Markup[] {
  const { children } = parseDocument(html, { lowerCaseAttributeNames: false, lowerCaseTags: false });
  return children.flatMap((node) => toNode(node, false)) as Markup[];
}

/**
 * @param usesSameTab whether links open in the same tab, as in the site header; inside a form, following such a link
 * would lose the form's values
 */
function toNode(node: ParsedNode, usesSameTab: boolean): (Markup | string)[] {
  if (isText(node)) return [node.data];
  if (!isTag(node)) return [];
  const { name, attribs, children } = node;
  const part = toCssPartNames(attribs["class"]);
  const attributes = {
    ...attribs,
    ...(part === undefined ? {} : { part }),
    ...(name === "a" && !usesSameTab ? { target: "_blank", rel: "noopener" } : {}),
  };
  const childUsesSameTab = (usesSameTab || name === "header") && !("popover" in attribs);
  // `noscript` is empty here, but React expects the element to exist.
  const childNodes = name === "noscript" ? [] : children.flatMap((child) => toNode(child, childUsesSameTab));
  return [[name, attributes, ...childNodes]];
}
