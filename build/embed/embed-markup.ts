import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { WidgetConfig } from "../../widgets/config.ts";
import type { Markup } from "../../widgets/embed/embedded-form.ts";
import { partOf } from "../../widgets/embed/parts.ts";
import { WidgetRoot } from "../../widgets/runtime/widget-root.tsx";
import type { Attributes, Widget } from "../../widgets/runtime/widget.ts";
import { leadFormWidget } from "../../widgets/lead-form/widget.ts";
import { siteHeaderWidget } from "../../widgets/site-header/widget.ts";
import { decodeEntities } from "../../site/model/tags/decode-entities.ts";

/**
 * Attributes for which a form renders all optional parts; the browser removes those that a tag does not ask
 * for.
 */
const FULL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "lead-form": { heading: "heading", urgency: "true" },
};

/** Prefix of all ids; must match `widgets/embed/shell-element.ts`. */
const INSTANCE = "e";

const VOID = new Set(["input", "br", "img"]);

/**
 * Renders a form as data. Texts become placeholders for keys of the message table, which
 * `widgets/embed/build-markup.ts` fills.
 */
export function renderEmbedMarkup(widget: Widget, config: WidgetConfig): Markup[] {
  return renderMarkup(widget, { ...FULL[widget.tag] }, withMarks(config));
}

function renderMarkup(widget: Widget, attributes: Attributes, config: WidgetConfig): Markup[] {
  const root = createElement(WidgetRoot, { widget, attributes, config });
  const markup = toMarkup(renderToString(root, { identifierPrefix: INSTANCE }));
  return widget === siteHeaderWidget ? markup.map((node) => withOwnForm(node, config)) : markup;
}

/** Renders the header's quick form separately, since the browser hydrates it separately. */
function withOwnForm(node: Markup, config: WidgetConfig): Markup {
  const [tag, attributes, ...children] = node;
  if (!isPopover(node))
    return [
      tag,
      attributes,
      ...children.map((child) => (typeof child === "string" ? child : withOwnForm(child, config))),
    ];
  const heading = config.messages.header.quickTitle;
  const form = renderMarkup(leadFormWidget, { context: "header", heading }, config);
  return [tag, { ...attributes, "data-instance": INSTANCE }, ...form];
}

const withMarks = (config: WidgetConfig): WidgetConfig => ({
  ...config,
  messages: markTexts(config.messages, "") as WidgetConfig["messages"],
});

function markTexts(value: unknown, path: string): unknown {
  if (typeof value === "string") {
    if (/[{}]/.test(value)) return value;
    return `{${path}:${value}}`;
  }
  if (Array.isArray(value)) return value.map((item, index) => markTexts(item, `${path}.${index}`));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, markTexts(item, path === "" ? key : `${path}.${key}`)]),
  );
}

/** Parses React's server output into data; supports only the regular HTML that React writes. */
export function toMarkup(html: string): Markup[] {
  const root: unknown[] = [];
  const open: unknown[][] = [root];
  for (const [whole, closing, tag = "", source = "", text] of html.matchAll(
    /<!-- -->|<(\/?)([a-z0-9]+)((?:\s[^\s=>]+="[^"]*")*)\s*\/?>|([^<]+)/gi,
  )) {
    const parent = open.at(-1) as unknown[];
    if (text !== undefined) parent.push(decodeEntities(text));
    else if (closing === "/") open.pop();
    else if (tag !== "") {
      const node: unknown[] = [tag, toAttributes(tag, source, open)];
      parent.push(node);
      if (!VOID.has(tag) && !whole.endsWith("/>")) open.push(node);
    }
  }
  return root.map(withoutNoscript) as Markup[];
}

/** Links open a new tab, since following one would lose the form's values; a header's links do not. */
function toAttributes(tag: string, source: string, around: readonly unknown[][]): Record<string, string> {
  const leadsOn = around.some(([name]) => name === "header") && !around.some(isPopover);
  const attributes = Object.fromEntries(
    [...source.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      decodeEntities(value),
    ]),
  );
  const part = partOf(attributes["class"]);
  return {
    ...attributes,
    ...(part === undefined ? {} : { part }),
    ...(tag === "a" && !leadsOn ? { target: "_blank", rel: "noopener" } : {}),
  };
}

const isPopover = ([, attributes]: readonly unknown[]): boolean =>
  Object.hasOwn(Object(attributes) as object, "popover");

/** Empties `noscript`, which is irrelevant here, but which React expects to exist. */
function withoutNoscript(node: unknown): unknown {
  if (!Array.isArray(node)) return node;
  const [tag, attributes, ...children] = node as unknown[];
  return [tag, attributes, ...(tag === "noscript" ? [] : children.map(withoutNoscript))];
}
