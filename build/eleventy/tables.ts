import type { MarkdownIt, Token } from "markdown-it";

/**
 * Renders Markdown tables in the site's style, in a scrollable region that is focusable and labeled with the column
 * headings.
 */
export function tablesPlugin(markdown: MarkdownIt): void {
  const { rules } = markdown.renderer;
  const { escapeHtml } = markdown.utils;
  rules.table_open = (tokens, index) =>
    `<div class="wide-table" role="region" tabindex="0" aria-label="${escapeHtml(`Table: ${listColumns(tokens, index).join(", ")}`)}"><table class="table">`;
  rules.table_close = () => "</table></div>";
  rules.th_open = (tokens, index, options, _env, self) => {
    tokens[index]?.attrSet("scope", "col");
    return self.renderToken(tokens, index, options);
  };
}

function listColumns(tokens: readonly Token[], table: number): string[] {
  const end = tokens.findIndex((token, index) => index > table && token.type === "thead_close");
  return tokens
    .slice(table, end)
    .flatMap(({ type, children }) =>
      type === "inline" ? [(children ?? []).map(({ content }) => content).join("")] : [],
    )
    .filter((text) => text !== "");
}
