import { ElementType, parseDocument } from "htmlparser2";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { SOURCE_LANGUAGE } from "../../model/languages.ts";
import { mapLeaves } from "../../model/leaves.ts";
import { localizePath, type LocalizedSite } from "../../model/translation/addresses.ts";
import type { FullConfig } from "../../widgets/runtime/config.ts";
import type { Markup } from "../../widgets/embed/embedded-form.ts";
import { toCssPartNames } from "../../model/tags/css-parts.ts";
import { WidgetRoot } from "../../widgets/runtime/widget-root.tsx";
import type { Attributes, Widget } from "../../widgets/runtime/widget.ts";
import { embeddedLeadFormWidget } from "../../widgets/lead-form/lead-form.tsx";
import { readFileSync } from "node:fs";
import { transform } from "esbuild";
import { projectPath } from "../../site/settings/project-root.ts";
import { formatEmbedProperties } from "../../site/tokens/embed-theme.ts";

export type EmbedStyles = Record<keyof typeof STYLESHEETS, string>;

const STYLESHEETS = {
  base: ["embed/root", "styles/buttons", "styles/fields", "styles/forms", "embed/embed"],
  long: ["styles/long-forms", "embed/long-forms"],
  file: ["styles/file-field"],
  explorer: ["styles/salary-explorer", "styles/salary-explorer-card", "embed/salary-explorer"],
  explorerInUse: ["styles/salary-explorer-drawing", "styles/salary-explorer-compact", "styles/graphics"],
  jobs: ["styles/job-list"],
  checks: ["styles/checkboxes"],
  signIn: ["styles/sign-in"],
  sandbox: ["embed/sandbox"],
  narrow: ["embed/narrow-forms"],
  header: [
    "styles/small-buttons",
    "styles/header",
    "styles/quick-panel",
    "styles/mobile-menu",
    "embed/header",
  ],
  late: [
    "styles/form-states",
    "styles/file-field-states",
    "styles/thanks",
    "styles/notices",
    "embed/form-states",
    "styles/forced-colors",
  ],
};

const TOKENS: Readonly<Record<string, string>> = {
  base: `[data-rb] { ${formatEmbedProperties("first-paint")} }`,
  late: `[data-rb] { ${formatEmbedProperties("interaction")} }`,
};

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

type ParsedNode = ReturnType<typeof parseDocument>["children"][number];

/**
 * Renders a form as data. Text becomes placeholders with keys of the message table, which
 * `widgets/embed/build-markup.ts` fills in.
 * @param site the translated site whose pages the form links to; undefined for English
 */
export function renderEmbedMarkup(widget: Widget, config: FullConfig, site?: LinkedSite): Markup[] {
  return renderMarkup(widget, { ...ALL_PARTS[widget.tag] }, { config: withPlaceholders(config), site });
}

interface RenderContext {
  config: FullConfig;
  site: LinkedSite | undefined;
}

function renderMarkup(widget: Widget, attributes: Attributes, context: RenderContext): Markup[] {
  const root = createElement(WidgetRoot, { widget, attributes, config: context.config });
  const html = renderToString(root, { identifierPrefix: ID_PREFIX });
  const { children } = parseDocument(html, { lowerCaseAttributeNames: false, lowerCaseTags: false });
  return children.flatMap((node) => toNode(node, context, false)) as Markup[];
}

const withPlaceholders = (config: FullConfig): FullConfig => ({
  ...config,
  messages: mapLeaves(config.messages, (text, path) =>
    typeof text === "string" && !/[{}]/.test(text) ? `{${path.join(".")}:${text}}` : text,
  ) as FullConfig["messages"],
});

/**
 * @param usesSameTab whether links open in the same tab, as in the site header; inside a form, following such a link
 * would lose the form's values
 */
function toNode(node: ParsedNode, context: RenderContext, usesSameTab: boolean): (Markup | string)[] {
  if (node.type === ElementType.Text) return [node.data];
  if (node.type !== ElementType.Tag) return [];
  const { name, attribs, children } = node;
  const part = toCssPartNames(attribs["class"]);
  const attributes = {
    ...attribs,
    ...(part === undefined ? {} : { part }),
    ...(name === "a" && !usesSameTab ? { target: "_blank", rel: "noopener" } : {}),
    ...(name === "a" ? localizeLink(attribs["href"], context.site) : {}),
  };
  if ("popover" in attribs)
    return [[name, { ...attributes, "data-instance": ID_PREFIX }, ...renderPopoverForm(context)]];
  // `noscript` is empty here, but React expects the element to exist.
  const childNodes =
    name === "noscript"
      ? []
      : children.flatMap((child) => toNode(child, context, usesSameTab || name === "header"));
  return [[name, attributes, ...childNodes]];
}

function renderPopoverForm(context: RenderContext): Markup[] {
  const heading = context.config.messages.header.quickTitle;
  return renderMarkup(embeddedLeadFormWidget, { context: "header", heading }, context);
}

/**
 * Returns the attributes of a link that point it to the translated page, or mark it if the page exists only in
 * English. Stores the English path in `data-page`, since the header's `current` attribute is an English path.
 */
function localizeLink(href: string | undefined, site: LinkedSite | undefined): Record<string, string> {
  if (site === undefined || !href?.startsWith("/")) return {};
  const path = localizePath(site, href);
  if (path === href) return {};
  return path === undefined
    ? { hreflang: SOURCE_LANGUAGE, title: site.inEnglish }
    : { href: path, "data-page": href };
}

const read = (path: string): string => readFileSync(projectPath(`widgets/${path}.css`), "utf8");

/**
 * Converts the site's CSS for shadow roots: width media queries become container queries, rem becomes px, colors,
 * fonts and radius use prefixed custom properties, and font sizes are inlined.
 */
export function fitToShadowRoot(css: string): string {
  return css
    .replace(/@media (\((?:min|max)-width)/g, "@container $1")
    .replace(/(\d*\.?\d+)rem\b/g, (_rem, value: string) => `${Number(value) * 16}px`)
    .replaceAll(/var\(--(?:color|font)-/g, "var(--rb-i-")
    .replaceAll(/--color-(?=[a-z\d-]+:)/g, "--rb-i-")
    .replaceAll("var(--radius-control)", "var(--rb-i-radius)")
    .replaceAll(/var\(--text-(\d+)\)/g, "$1px");
}

/** @throws Error if a rule would load a file or be ignored in a shadow root */
async function compile(name: string, files: readonly string[]): Promise<string> {
  const css = (TOKENS[name] ?? "") + fitToShadowRoot(files.map(read).join("\n"));
  const found = /url\(|@property|@import|@font-face/.exec(css);
  if (found !== null)
    throw new Error(
      `The embed stylesheet "${name}" contains ${found[0]}, which would load a file or be ignored in a shadow root`,
    );
  const { code } = await transform(css, { loader: "css", minify: true });
  // Minifies the values of custom properties, which esbuild preserves verbatim.
  return code
    .trim()
    .replaceAll(/(?<=var\(--[\w-]+,) |(?<=@container \([\w-]+:) | (?=\/)|(?<=\/) /g, "")
    .replaceAll(/--[\w-]+:[^;{}]*/g, (property) => property.replaceAll(/([(,:*])\s+|\s+(?=[)*])/g, "$1"));
}

export async function embedStyles(): Promise<EmbedStyles> {
  const sheets = await Promise.all(
    Object.entries(STYLESHEETS).map(async ([name, files]) => [name, await compile(name, files)] as const),
  );
  return Object.fromEntries(sheets) as EmbedStyles;
}
