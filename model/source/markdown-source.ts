import MarkdownIt, { type Env, type Token } from "markdown-it";
import type { ContentFile } from "./content-folder.ts";
import { parseYamlSource, type YamlSource } from "./yaml-source.ts";

export type ProseLine = ReturnType<typeof extractProseLines>[number];

export type MarkdownSource = ReturnType<typeof parseMarkdownSource>;

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
/** This parser handles only blocks, because inline rules would take most of the time. */
const markdown = new MarkdownIt();
markdown.core.ruler.enableOnly(["normalize", "block"]);

/** Returns whether a file defines the target of reference links such as `[text][name]`. */
export const isReference = ({ links }: Pick<MarkdownSource, "links">, name: string): boolean =>
  links.references?.[markdown.utils.normalizeReference(name)] !== undefined;

/** Splits a fence's info string, which has the form `name caption…`. */
function parseBlockInfo(info: string) {
  const [name = "", ...caption] = info.trim().split(/\s+/);
  return { name, caption: caption.length === 0 ? undefined : caption.join(" ") };
}

/** Splits a file into front matter (undefined if the file has none) and body. */
export function splitFrontMatter(text: string) {
  const match = FRONT_MATTER.exec(text);
  if (match === null) return { frontMatter: undefined, body: text, bodyLine: 1 };
  const [head, frontMatter = ""] = match;
  return { frontMatter, body: text.slice(head.length), bodyLine: head.split("\n").length };
}

export function parseMarkdownSource({ file, name, text }: ContentFile) {
  const { frontMatter, body, bodyLine } = splitFrontMatter(text);
  const links: Env = {};
  const tokens = markdown.parse(body, links);
  return {
    slug: name,
    frontMatter: parseFields(file, frontMatter),
    body,
    /** Line number in the file on which the body starts, from 1. */
    bodyLine,
    /** Block tokens from markdown-it. Inline content is parsed later, when the page is rendered. */
    tokens,
    /** Targets of reference links, such as `[text][name]`. */
    links,
    prose: extractProseLines(tokens, bodyLine),
    blocks: tokens
      .filter((token) => token.type === "fence")
      .map((token) => ({
        ...parseBlockInfo(token.info),
        yaml: readFence(file, token, bodyLine + (token.map?.[0] ?? 0)),
        token,
      })),
  };
}

/** Parses the front matter of a Markdown file, but not its body. */
export const parseFrontMatter = ({ file, text }: ContentFile): YamlSource =>
  parseFields(file, splitFrontMatter(text).frontMatter);

const parseFields = (file: string, frontMatter: string | undefined): YamlSource =>
  frontMatter === undefined
    ? reportMissingFrontMatter(file)
    : parseYamlSource(file, copyString(frontMatter), 2);

/** Parses the YAML in a fenced block. The YAML starts on the line after `line`. */
function readFence(file: string, { content, map }: Token, line: number): YamlSource {
  const [first = 0, end = 0] = map ?? [];
  const lines = content.split("\n");
  // An unclosed fence ends at the next fence or the end of the file.
  const next = lines.findIndex((text) => text.startsWith("```"));
  if (next < 0 && end - first >= lines.length + 1) return parseYamlSource(file, content, line + 1);
  const where = next < 0 ? "" : ` before line ${line + 1 + next}, where another begins`;
  const problem = `found a block that is not closed, expected a line of three backticks after its last line${where}`;
  return { file, value: undefined, lineOf: () => line, mistakes: [{ file, line, field: "block", problem }] };
}

function reportMissingFrontMatter(file: string): YamlSource {
  const problem =
    "found no front matter, expected --- as the first line, then the fields, then another line with ---";
  return { file, value: undefined, lineOf: () => 1, mistakes: [{ file, line: 1, field: "", problem }] };
}

/** Copies a substring. Without a copy, JavaScript engines may keep the whole text in memory. */
function copyString(part: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(part));
}

/** Extracts the lines of text from a Markdown body, without block syntax and fenced blocks. */
function extractProseLines(tokens: readonly Token[], firstLine: number) {
  let start = 0;
  return tokens.flatMap((token, index) => {
    // Table cells have no line numbers, but their rows do.
    start = token.map?.[0] ?? start;
    if (token.type !== "inline" && token.type !== "code_block") return [];
    const parent = tokens[index - 1];
    const heading = parent?.type === "heading_open" ? Number(parent.tag.slice(1)) : undefined;
    const lines = token.content.split("\n");
    // Whether the line is in a top-level paragraph, rather than in a list or quotation.
    const isParagraph = parent?.type === "paragraph_open" && parent.level === 0 && lines.length === 1;
    return lines.map((text, offset) => ({ text, line: firstLine + start + offset, heading, isParagraph }));
  });
}
