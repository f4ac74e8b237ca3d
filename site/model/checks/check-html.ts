import { TAG_ATTRIBUTES } from "../../../widgets/tags.ts";
import type { MarkdownCheck } from "./check-markdown.ts";

/** The start of a tag, a comment or a declaration; `<https://…>` and `<name@…>` are Markdown's own links. */
const HTML = /<\/?([a-z][a-z0-9:-]*)(?=[\s/>]|$)|<[!?]/gi;

/** Texts hold no HTML but the tags of widgets: the renderer would print any other as the letters that it is written with. */
export const checkHtml: MarkdownCheck = ({ prose, frontMatter: { file } }) =>
  prose.flatMap(({ text, line }) =>
    [...text.replace(/`[^`]*`/g, "").matchAll(HTML)]
      .filter(([, tag = ""]) => !TAG_ATTRIBUTES.has(tag))
      .slice(0, 1)
      .map(([found]) => ({
        file,
        line,
        field: "",
        problem: `found the HTML ${found}, expected Markdown: ** for bold, [text](/path) for a link, or a block`,
      })),
  );
