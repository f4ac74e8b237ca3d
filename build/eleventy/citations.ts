import type { MarkdownIt } from "markdown-it";
import type { ArticleFrontMatter } from "../../model/schemas/article.ts";

type CitedSources = Pick<ArticleFrontMatter, "sources">;

const CITATION = /\[source:([a-z0-9-]+)\]/y;

/** Renders `[source:<id>]` as a link to a source in the front matter, with its year. */
export function citationsPlugin(markdown: MarkdownIt): void {
  markdown.inline.ruler.before("link", "citation", (state, silent) => {
    CITATION.lastIndex = state.pos;
    const match = CITATION.exec(state.src);
    if (match === null) return false;
    const { sources = [] } = state.env as Partial<CitedSources>;
    const source = sources.find((one) => one.id === match[1]);
    if (source === undefined)
      throw new Error(`Unknown source "${match[1]}": add it to \`sources\` in the front matter`);
    if (!silent) {
      const token = state.push("html_inline", "", 0);
      const { escapeHtml } = markdown.utils;
      token.content = `<cite class="citation">(<a href="${escapeHtml(source.url)}" rel="noopener">${escapeHtml(source.name)}, ${source.year}</a>)</cite>`;
    }
    state.pos += match[0].length;
    return true;
  });
}
