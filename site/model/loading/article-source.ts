import MarkdownIt from "markdown-it";
import type { ContentFile } from "./content-folder.ts";
import { proseLines, type ProseLine } from "./prose-lines.ts";
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
  /** The body's lines outside of blocks. */
  prose: ProseLine[];
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

/** Parts front matter from body; an absent front matter is undefined. */
export function splitFrontMatter(text: string): {
  frontMatter: string | undefined;
  body: string;
  bodyLine: number;
} {
  const match = FRONT_MATTER.exec(text);
  if (match === null) return { frontMatter: undefined, body: text, bodyLine: 1 };
  const [head, frontMatter = ""] = match;
  return { frontMatter, body: text.slice(head.length), bodyLine: head.split("\n").length };
}

/** Takes an article's file apart without judging it. */
export function parseArticleSource({ file, name, text }: ContentFile): ArticleSource {
  const { frontMatter = "", body, bodyLine } = splitFrontMatter(text);
  return {
    slug: name,
    frontMatter: parseYamlSource(file, copyOf(frontMatter), bodyLine === 1 ? 1 : 2),
    body,
    bodyLine,
    prose: proseLines(body, bodyLine),
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

/** A part of a text keeps the whole in memory; its copy does not. */
function copyOf(part: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(part));
}
