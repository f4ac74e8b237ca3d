import createMarkdownIt, { type MarkdownIt } from "markdown-it";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { Block } from "../../site/components/blocks/block.tsx";
import type { TemplateData } from "../../site/layouts/page.ts";
import type { Site } from "../../site/model/loading/load-site.ts";
import { parseBlockInfo } from "../../site/model/loading/markdown-source.ts";
import type { CheckedBlock } from "../../site/model/loading/read-body.ts";
import { isBlockName } from "../../site/model/schemas/blocks.ts";
import { citations, type CitedSources } from "./citations.ts";
import { headingAnchors, headingsOf } from "./heading-anchors.ts";
import { ranges } from "./ranges.ts";
import { widgetTags } from "./widget-tags.ts";
import { WidgetSlots, type OpenSlot } from "../../site/components/widget.tsx";

/** What the renderer knows of the text that it renders. */
type TextEnv = CitedSources & {
  /** The blocks that are still to come. */
  blocks: CheckedBlock[];
};

/**
 * Markdown with blocks: a fence named after a block becomes that block's component, made of the value that the content check has
 * read; any other stays a listing. HTML is printed as the text that it is, but for the tags of widgets.
 */
export function createMarkdown(site: Site, openSlot: OpenSlot): TemplateData["markdown"] {
  const markdown = new createMarkdownIt({ typographer: true });
  markdown
    .use(headingAnchors)
    .use(ranges)
    .use(citations)
    .use(widgetTags, openSlot)
    .use(blocks, site, openSlot);
  return (body, sources = []) => {
    const env: TextEnv = { sources, blocks: [...body.blocks] };
    const tokens = markdown.parse(body.text, env);
    return { headings: headingsOf(tokens), html: markdown.renderer.render(tokens, markdown.options, env) };
  };
}

function blocks(markdown: MarkdownIt, site: Site, openSlot: OpenSlot): void {
  const listing = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
    const { name, caption } = parseBlockInfo(tokens[index]?.info ?? "");
    if (!isBlockName(name)) return listing?.(tokens, index, options, env, self) ?? "";
    const block = (env as unknown as TextEnv).blocks.shift();
    if (block?.name !== name) throw new Error(`found the block ${name}, expected ${block?.name ?? "none"}`);
    const element = createElement(Block, { block: block as never, caption, site });
    return renderToStaticMarkup(createElement(WidgetSlots, { value: openSlot }, element));
  };
}
