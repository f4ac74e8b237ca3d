import { TAG_ATTRIBUTES } from "../../widgets/tags.ts";
import { describeChoice } from "../source/describe-issue.ts";
import type { MarkdownCheck } from "./check-markdown.ts";

/**
 * Matches the start of a tag, comment or declaration, but not an autolink such as `<https://…>` or `<name@…>`.
 */
const HTML = /<\/?([a-z][a-z0-9:-]*)(?=[\s/>]|$)|<[!?]/gi;

/** Reports HTML other than widget tags, because the renderer would escape it. */
export const checkHtml: MarkdownCheck = ({ prose, frontMatter: { file } }) =>
  prose.flatMap(({ text, line }) => {
    if (!text.includes("<")) return [];
    return [...text.replace(/`[^`]*`/g, "").matchAll(HTML)]
      .filter(([, tag = ""]) => !TAG_ATTRIBUTES.has(tag))
      .slice(0, 1)
      .map(([found, tag = ""]) => ({
        file,
        line,
        ...(tag.includes("-")
          ? { field: "tag", problem: describeChoice(tag, [...TAG_ATTRIBUTES.keys()]) }
          : {
              field: "",
              problem: `found the HTML ${found}, expected Markdown: ** for bold, [text](/path) for a link, or a block`,
            }),
      }));
  });
