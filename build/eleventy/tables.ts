import type { MarkdownIt, Token } from "markdown-it";

/**
 * Sets a Markdown table as the site's own tables, in a region that scrolls where the table is wider than the page. The region can be
 * reached with the keyboard, and is named by the columns.
 */
export function tables(markdown: MarkdownIt): void {
  const { rules } = markdown.renderer;
  const { escapeHtml } = markdown.utils;
  rules.table_open = (tokens, index) =>
    `<div class="wide-table" role="region" tabindex="0" aria-label="${escapeHtml(`Table: ${columnsOf(tokens, index).join(", ")}`)}"><table class="table">`;
  rules.table_close = () => "</table></div>";
  rules.th_open = (tokens, index, options, _env, self) => {
    tokens[index]?.attrSet("scope", "col");
    return self.renderToken(tokens, index, options);
  };
}

/** The texts of the heads of a table's columns. */
function columnsOf(tokens: readonly Token[], table: number): string[] {
  const end = tokens.findIndex((token, index) => index > table && token.type === "thead_close");
  return tokens
    .slice(table, end)
    .flatMap(({ type, children }) =>
      type === "inline" ? [(children ?? []).map(({ content }) => content).join("")] : [],
    )
    .filter((text) => text !== "");
}
