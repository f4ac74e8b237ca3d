import type { Token } from "markdown-it";

/** A line of prose and its number in the file. */
export interface ProseLine {
  text: string;
  line: number;
  /** Level of the heading that it belongs to. */
  heading?: number | undefined;
  /** It is a paragraph, and stands in no list or quotation. */
  isParagraph: boolean;
}

/** The lines of a Markdown body as they are in its tokens: without the signs of headings, lists and tables; blocks are left out. */
export function proseLines(tokens: readonly Token[], firstLine: number): ProseLine[] {
  let start = 0;
  return tokens.flatMap((token, index) => {
    // The cells of a table have no place of their own, but its rows do.
    start = token.map?.[0] ?? start;
    if (token.type !== "inline" && token.type !== "code_block") return [];
    const parent = tokens[index - 1];
    const heading = parent?.type === "heading_open" ? Number(parent.tag.slice(1)) : undefined;
    const lines = token.content.split("\n");
    const isParagraph = parent?.type === "paragraph_open" && parent.level === 0 && lines.length === 1;
    return lines.map((text, offset) => ({ text, line: firstLine + start + offset, heading, isParagraph }));
  });
}
