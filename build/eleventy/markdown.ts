import createMarkdownIt, { type MarkdownIt } from "markdown-it";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { Block } from "../../site/components/blocks/block.tsx";
import { parseBlockInfo } from "../../site/model/loading/article-source.ts";
import type { Site } from "../../site/model/loading/load-site.ts";
import { expandSource } from "../../site/model/loading/references.ts";
import { parseYamlSource } from "../../site/model/loading/yaml-source.ts";
import { BLOCK_SCHEMAS, isBlockName } from "../../site/model/schemas/blocks.ts";
import { citations } from "./citations.ts";
import { headingAnchors } from "./heading-anchors.ts";
import { standaloneWidgets } from "./standalone-widgets.ts";

/**
 * Markdown with blocks: a fence named after a block becomes that block's component, any other stays a listing.
 * Raw HTML is let through, since widgets are written as the tags they are.
 */
export function createMarkdown(site: Site): MarkdownIt {
  const markdown = new createMarkdownIt({ html: true, typographer: true });
  markdown.use(headingAnchors).use(citations).use(standaloneWidgets);
  const listing = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token === undefined) return "";
    const { name, caption } = parseBlockInfo(token.info);
    if (!isBlockName(name)) return listing?.(tokens, index, options, env, self) ?? "";
    const source = expandSource(parseYamlSource(name, token.content), site.references, []);
    const body = BLOCK_SCHEMAS[name].parse(source.value);
    return renderToStaticMarkup(createElement(Block, { block: { name, body } as never, caption, site }));
  };
  return markdown;
}
