import type { MarkdownIt } from "markdown-it";
import { typesetRanges } from "../../model/typeset.ts";

/** Replaces hyphens in number ranges with en dashes, much as markdown-it's typographer replaces straight quotes. */
export function enDashRangesPlugin(markdown: MarkdownIt): void {
  markdown.core.ruler.after("replacements", "en-dash-ranges", ({ tokens }) => {
    for (const { children } of tokens)
      for (const child of children ?? [])
        if (child.type === "text") child.content = typesetRanges(child.content);
  });
}
