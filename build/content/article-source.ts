import MarkdownIt from "markdown-it";
import type { ContentFile } from "./content-folder.ts";
import { parseYamlSource, type YamlSource } from "./yaml-source.ts";

/** A fenced block of an article's body. */
export interface BlockSource {
  name: string;
  caption: string | undefined;
  yaml: YamlSource;
}

/** An article's file taken apart: front matter, body, and where each stands. */
export interface ArticleSource {
  slug: string;
  frontMatter: YamlSource;
  body: string;
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number;
  blocks: BlockSource[];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
/** Finds blocks only; the inline rules would take most of the time. */
const fences = new MarkdownIt();
fences.core.ruler.enableOnly(["normalize", "block"]);

/** Splits `name caption…`, the info string of a fence. */
export function parseBlockInfo(info: string): { name: string; caption: string | undefined } {
  const [name = "", ...caption] = info.trim().split(/\s+/);
  return { name, caption: caption.length === 0 ? undefined : caption.join(" ") };
}

/** Takes an article's file apart without judging it. */
export function parseArticleSource({ file, name, text }: ContentFile): ArticleSource {
  const match = FRONT_MATTER.exec(text);
  const body = match === null ? text : text.slice(match[0].length);
  const bodyLine = match?.[0].split("\n").length ?? 1;
  return {
    slug: name,
    frontMatter: parseYamlSource(file, match?.[1] ?? "", match === null ? 1 : 2),
    body,
    bodyLine,
    blocks: fences
      .parse(body, {})
      .filter((token) => token.type === "fence")
      .map((token) => {
        const { name: block, caption } = parseBlockInfo(token.info);
        const line = bodyLine + (token.map?.[0] ?? 0) + 1;
        return { name: block, caption, yaml: parseYamlSource(file, token.content, line) };
      }),
  };
}
