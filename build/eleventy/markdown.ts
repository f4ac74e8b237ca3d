import createMarkdownIt, { type MarkdownIt } from "markdown-it";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { Block } from "../../site/components/blocks/block.tsx";
import type { TemplateData } from "../../site/layouts/page.ts";
import type { Pictures } from "../../model/pictures.ts";
import type { Site } from "../../model/kinds/site.ts";
import type { ValidatedBlock } from "../../model/loading/read-body.ts";
import { citationsPlugin } from "./citations.ts";
import { headingAnchorsPlugin, headingsOf } from "./heading-anchors.ts";
import { picturesPlugin } from "./pictures.ts";
import { enDashRangesPlugin } from "./en-dash-ranges.ts";
import { tablesPlugin } from "./tables.ts";
import { widgetTagsPlugin } from "./widget-tags.ts";
import { LayoutStrings } from "../../site/components/layout-strings.ts";
import { OpenSlotContext, type OpenSlot } from "../../site/components/widget.tsx";

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
    .use(widgetTagsPlugin, openSlot)
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
