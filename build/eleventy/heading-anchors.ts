import type { MarkdownIt, Token } from "markdown-it";
import type { ContentsHeading } from "../../site/components/article-contents.tsx";

function toAnchor(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-");
}

/** Gives each h2 and h3 an `id`. Repeated headings get a number, starting with 2. */
export function headingAnchorsPlugin(markdown: MarkdownIt): void {
  markdown.core.ruler.push("heading-anchors", (state) => {
    const anchorCounts = new Map<string, number>();
    state.tokens.forEach((token, index) => {
      if (token.type !== "heading_open") return;
      const anchor = toAnchor(state.tokens[index + 1]?.content ?? "");
      const count = (anchorCounts.get(anchor) ?? 0) + 1;
      anchorCounts.set(anchor, count);
      token.attrSet("id", count === 1 ? anchor : `${anchor}-${count}`);
    });
  });
}

export function headingsOf(tokens: readonly Token[]): ContentsHeading[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== "heading_open" || token.tag !== "h2") return [];
    const parts = tokens[index + 1]?.children ?? [];
    const text = parts
      .filter(({ type }) => type === "text" || type === "code_inline" || type === "text_special")
      .map(({ content }) => content)
      .join("");
    return [{ id: String(token.attrGet("id")), text }];
  });
}
