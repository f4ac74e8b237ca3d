import type { MarkdownIt } from "markdown-it";

const WIDGET_LINE = /^<([a-z]+(?:-[a-z]+)+)(?:\s[^>]*)?><\/\1>\s*$/;

/**
 * A widget's tag on a line of its own stands by itself. Markdown would put it into a paragraph, and a browser ends the
 * paragraph where the form begins, leaving two of it.
 */
export function standaloneWidgets(markdown: MarkdownIt): void {
  markdown.core.ruler.after("block", "standalone-widgets", (state) => {
    state.tokens.forEach((token, index) => {
      const [open, close] = [state.tokens[index - 1], state.tokens[index + 1]];
      if (token.type !== "inline" || open?.type !== "paragraph_open" || !WIDGET_LINE.test(token.content))
        return;
      token.type = "html_block";
      token.children = null;
      open.hidden = true;
      if (close !== undefined) close.hidden = true;
    });
  });
}
