import createMarkdownIt, { type MarkdownIt, type Token } from "markdown-it";
import type { ArticleFrontMatter } from "../../model/schemas/article.ts";
import { joinInitials, typesetRanges } from "../../model/typeset.ts";
import type { ContentsHeading } from "../../site/components/article/article-body.tsx";
import type { Pictures } from "../pictures/prepare-pictures.ts";
import { OpenSlotContext, type OpenSlot } from "../../site/components/widget.tsx";
import { readTagAttributes, createWidgetLinePattern } from "../../model/checks/check-widget-tags.ts";
import { WIDGETS } from "../../widgets/registry.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { Block } from "../../site/components/blocks/block.tsx";
import { FormPhone } from "../../site/components/request-section.tsx";
import type { TemplateData } from "../../site/layouts/page.ts";
import type { Site } from "../../model/kinds/site.ts";
import { listHeadingAnchors } from "../../model/kinds/routes.ts";
import type { ValidatedBlock } from "../../model/loading/parse-entry.ts";
import { LayoutStrings } from "../../site/components/strings.ts";

type CitedSources = Pick<ArticleFrontMatter, "sources">;

const CITATION = /\[source:([a-z0-9-]+)\]/y;

/**
 * Renders `[source:<id>]` as a link to a source in the front matter, with its year: in parentheses in the text or, on
 * wide screens, as a note in the margin with a number (`site/styles/pages/article.css`).
 */
function citationsPlugin(markdown: MarkdownIt): void {
  markdown.inline.ruler.before("link", "citation", (state, silent) => {
    CITATION.lastIndex = state.pos;
    const match = CITATION.exec(state.src);
    if (match === null) return false;
    const { sources = [] } = state.env as Partial<CitedSources>;
    const source = sources.find((one) => one.id === match[1]);
    if (source === undefined)
      throw new Error(`Unknown source "${match[1]}": add it to \`sources\` in the front matter`);
    if (!silent) {
      // The mark never starts a line.
      state.pending = state.pending.replace(/ $/, "\u00a0");
      const token = state.push("html_inline", "", 0);
      const { escapeHtml } = markdown.utils;
      token.content = `<span></span><cite class="citation"><span>(</span><a href="${escapeHtml(source.url)}" rel="noopener">${escapeHtml(source.name)}, ${source.year}</a><span>)</span></cite>`;
    }
    state.pos += match[0].length;
    return true;
  });
}

/** Replaces hyphens in number ranges with en dashes, much as markdown-it's typographer replaces straight quotes. */
function enDashRangesPlugin(markdown: MarkdownIt): void {
  markdown.core.ruler.after("replacements", "en-dash-ranges", ({ tokens }) => {
    for (const { children } of tokens)
      for (const child of children ?? [])
        if (child.type === "text") child.content = joinInitials(typesetRanges(child.content));
  });
}

/** Gives each heading an `id`. */
function headingAnchorsPlugin(markdown: MarkdownIt): void {
  markdown.core.ruler.push("heading-anchors", ({ tokens }) => {
    const headings = tokens.filter((_, index) => tokens[index - 1]?.type === "heading_open");
    const anchors = listHeadingAnchors(headings.map(({ content }) => content));
    for (const token of tokens) if (token.type === "heading_open") token.attrSet("id", anchors.shift() ?? "");
  });
}

function headingsOf(tokens: readonly Token[]): ContentsHeading[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== "heading_open" || token.tag !== "h2") return [];
    const parts = tokens[index + 1]?.children ?? [];
    const text = parts
      .filter(({ type }) => type === "text" || type === "code_inline" || type === "text_special")
      .map(({ content }) => content)
      .join("");
    return [{ id: String(token.attrGet("id")), text }];
  });
}

/**
 * Renders Markdown tables in the site's style, in a scrollable region that is focusable and labeled with the column
 * headings.
 */
export function tablesPlugin(markdown: MarkdownIt): void {
  const { rules } = markdown.renderer;
  const { escapeHtml } = markdown.utils;
  rules.table_open = (tokens, index) =>
    `<div class="wide-table" role="region" tabindex="0" aria-label="${escapeHtml(`Table: ${listColumns(tokens, index).join(", ")}`)}"><table class="table">`;
  rules.table_close = () => "</table></div>";
  rules.th_open = (tokens, index, options, _env, self) => {
    tokens[index]?.attrSet("scope", "col");
    return self.renderToken(tokens, index, options);
  };
}

function listColumns(tokens: readonly Token[], table: number): string[] {
  const end = tokens.findIndex((token, index) => index > table && token.type === "thead_close");
  return tokens
    .slice(table, end)
    .flatMap(({ type, children }) =>
      type === "inline" ? [(children ?? []).map(({ content }) => content).join("")] : [],
    )
    .filter((text) => text !== "");
}

/**
 * Value of the `sizes` attribute: the width of an article's column, or on narrow screens that of the window
 * without its margins.
 */
const SIZES = "(min-width: 700px) 660px, calc(100vw - 40px)";

export function picturesPlugin(markdown: MarkdownIt, pictures: Pictures): void {
  const { escapeHtml } = markdown.utils;
  markdown.renderer.rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token === undefined) return "";
    token.attrSet("alt", self.renderInlineAsText(token.children ?? [], options, env));
    token.attrSet("loading", "lazy");
    token.attrSet("decoding", "async");
    const picture = pictures.get(decodeURI(String(token.attrGet("src"))));
    if (picture === undefined) return self.renderToken(tokens, index, options);
    token.attrSet("src", picture.src);
    token.attrSet("width", String(picture.width));
    token.attrSet("height", String(picture.height));
    const sources = picture.sources.map(
      ({ type, srcset }) => `<source type="${type}" srcset="${escapeHtml(srcset)}" sizes="${SIZES}">`,
    );
    return `<picture>${sources.join("")}${self.renderToken(tokens, index, options)}</picture>`;
  };
}

const TAGS = WIDGETS.map(({ tag }) => tag);
const LINE = createWidgetLinePattern(TAGS);

/**
 * Parses a widget tag on its own line as a block token. Markdown would wrap it in a paragraph, which browsers close
 * at the form, leaving an empty paragraph. Elsewhere the tag is text, which the content check rejects.
 * @param formEnd HTML below each form
 */
export function widgetTagsPlugin(markdown: MarkdownIt, openSlot: OpenSlot, formEnd = ""): void {
  markdown.core.ruler.after("block", "widget-tags", (state) => {
    state.tokens.forEach((token, index) => {
      const [open, close] = [state.tokens[index - 1], state.tokens[index + 1]];
      if (token.type !== "inline" || open?.type !== "paragraph_open" || !LINE.test(token.content)) return;
      token.type = "widget";
      token.children = null;
      open.hidden = true;
      if (close !== undefined) close.hidden = true;
    });
  });
  markdown.renderer.rules.widget = (tokens, index) => {
    const [, tag = "", source = ""] = LINE.exec(tokens[index]?.content ?? "") ?? [];
    const { instance, markup } = openSlot(tag, readTagAttributes(source));
    return `<${tag}${source} data-instance="${instance}">${markup}</${tag}>${formEnd}`;
  };
}

/**
 * Creates the renderer for validated Markdown. Renders fenced blocks as components, with the values that the content
 * check parsed. Escapes HTML, except for widget tags.
 */
export function createMarkdown(site: Site, openSlot: OpenSlot, pictures: Pictures): TemplateData["markdown"] {
  const markdown = new createMarkdownIt({ typographer: true });
  markdown
    .use(headingAnchorsPlugin)
    .use(enDashRangesPlugin)
    .use(citationsPlugin)
    .use(tablesPlugin)
    .use(picturesPlugin, pictures)
    .use(widgetTagsPlugin, openSlot, renderToStaticMarkup(createElement(FormPhone, { site })))
    .use(blocksPlugin, site, openSlot);
  // The content check has already split the body into blocks.
  markdown.core.ruler.disable(["normalize", "block"]);
  return ({ tokens, links }, sources = []) => {
    const env = { ...links, sources };
    const state = new markdown.core.State("", markdown, env);
    state.tokens = tokens;
    markdown.core.process(state);
    return { headings: headingsOf(tokens), html: markdown.renderer.render(tokens, markdown.options, env) };
  };
}

function blocksPlugin(markdown: MarkdownIt, site: Site, openSlot: OpenSlot): void {
  markdown.renderer.rules.fence = (tokens, index) => {
    const { caption, ...block } = tokens[index]!.meta as unknown as ValidatedBlock;
    const element = createElement(Block, { block: block as never, caption, site });
    const localizedBlock = createElement(LayoutStrings, { value: site.layout }, element);
    return renderToStaticMarkup(createElement(OpenSlotContext, { value: openSlot }, localizedBlock));
  };
}
