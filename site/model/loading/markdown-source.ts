import MarkdownIt from "markdown-it";
import type { ContentFile } from "./content-folder.ts";
import { proseLines, type ProseLine } from "./prose-lines.ts";
import { parseYamlSource, type YamlSource } from "./yaml-source.ts";

/** A fenced block of an article's body. */
export interface BlockSource {
  name: string;
  caption: string | undefined;
  yaml: YamlSource;
  /** Lines of the body that its content takes up, from 0; the last one not included. */
  from: number;
  to: number;
}

/** A Markdown file taken apart: front matter, body, and where each stands. */
export interface MarkdownSource {
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
/** Finds blocks only, as the renderer does; the inline rules would take most of the time. */
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

/** Takes a Markdown file apart without judging it. */
export function parseMarkdownSource({ file, name, text }: ContentFile): MarkdownSource {
  const { frontMatter, body, bodyLine } = splitFrontMatter(text);
  return {
    slug: name,
    frontMatter:
      frontMatter === undefined ? withoutFrontMatter(file) : parseYamlSource(file, copyOf(frontMatter), 2),
    body,
    bodyLine,
    prose: proseLines(body, bodyLine),
    blocks: fences
      .parse(body, {})
      .filter((token) => token.type === "fence")
      .map((token) => {
        const { name: block, caption } = parseBlockInfo(token.info);
        const from = (token.map?.[0] ?? 0) + 1;
        const to = from + token.content.split("\n").length - 1;
        return {
          name: block,
          caption,
          yaml: parseYamlSource(file, token.content, bodyLine + from),
          from,
          to,
        };
      }),
  };
}

/** What a file has whose fields nothing sets apart from its text. */
function withoutFrontMatter(file: string): YamlSource {
  const problem =
    "found no front matter, expected --- as the first line, the fields, and --- again as a line by itself";
  return { file, value: undefined, lineOf: () => 1, mistakes: [{ file, line: 1, field: "", problem }] };
}

/** A part of a text keeps the whole in memory; its copy does not. */
function copyOf(part: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(part));
}
