import { WIDGETS } from "../../../widgets/registry.ts";
import { checkAttributes } from "../tags/check-attributes.ts";
import { readTagAttributes, tagPattern } from "../tags/read-tag.ts";
import type { MarkdownCheck } from "./check-markdown.ts";

const BY_TAG = new Map(WIDGETS.map((widget) => [widget.tag, widget]));

/** Every form in the text has attributes that it knows, with values that it takes. */
export const checkForms: MarkdownCheck = ({ prose, frontMatter: { file } }, { contexts }) =>
  prose.flatMap(({ text, line }) =>
    [...text.matchAll(tagPattern([...BY_TAG.keys()]))].flatMap(([, tag = "", source = ""]) => {
      const schema = BY_TAG.get(tag)?.attributes;
      const problems = schema
        ? checkAttributes(tag, schema, readTagAttributes(source), { context: contexts })
        : [];
      return problems.map((problem) => ({ file, line, field: "", problem }));
    }),
  );
