import type { Token } from "markdown-it";

export type ProseLine = ReturnType<typeof extractProseLines>[number];

/** Extracts the lines of text from a Markdown body, without block syntax and fenced blocks. */
export function extractProseLines(tokens: readonly Token[], firstLine: number) {
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
