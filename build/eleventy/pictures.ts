import type { MarkdownIt } from "markdown-it";
import type { Pictures } from "../../model/pictures.ts";

/**
 * Value of the `sizes` attribute: the width of an article's column, or on narrow screens that of the window
 * without its margins.
 */
const SIZES = "(min-width: 700px) 660px, calc(100vw - 40px)";

export function picturesPlugin(markdown: MarkdownIt, pictures: Pictures): void {
  const { escapeHtml } = markdown.utils;
  markdown.renderer.rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token === undefined) return "";
    token.attrSet("alt", self.renderInlineAsText(token.children ?? [], options, env));
    token.attrSet("loading", "lazy");
    token.attrSet("decoding", "async");
    const picture = pictures.get(decodeURI(String(token.attrGet("src"))));
    if (picture === undefined) return self.renderToken(tokens, index, options);
    token.attrSet("src", picture.src);
    token.attrSet("width", String(picture.width));
    token.attrSet("height", String(picture.height));
    const sources = picture.sources.map(
      ({ type, srcset }) => `<source type="${type}" srcset="${escapeHtml(srcset)}" sizes="${SIZES}">`,
    );
    return `<picture>${sources.join("")}${self.renderToken(tokens, index, options)}</picture>`;
  };
}
