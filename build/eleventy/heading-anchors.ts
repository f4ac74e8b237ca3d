import type { MarkdownIt } from "markdown-it";

/** A heading's anchor: its words in lowercase, joined by hyphens. */
export function toAnchor(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-");
}

/** Gives every h2 and h3 an `id`, numbered from the second of the same words on. */
export function headingAnchors(markdown: MarkdownIt): void {
  markdown.core.ruler.push("heading-anchors", (state) => {
    const seen = new Map<string, number>();
    state.tokens.forEach((token, index) => {
      if (token.type !== "heading_open") return;
      const anchor = toAnchor(state.tokens[index + 1]?.content ?? "");
      const count = (seen.get(anchor) ?? 0) + 1;
      seen.set(anchor, count);
      token.attrSet("id", count === 1 ? anchor : `${anchor}-${count}`);
    });
  });
}
