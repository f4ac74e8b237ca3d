import { WIDGETS } from "../../../widgets/registry.ts";
import { checkAttributes } from "../tags/check-attributes.ts";
import { ALONE, readTagAttributes, tagPattern, widgetLine } from "../tags/read-tag.ts";
import type { MarkdownCheck } from "./check-markdown.ts";

const BY_TAG = new Map(WIDGETS.map((widget) => [widget.tag, widget]));

const LINE = widgetLine([...BY_TAG.keys()]);

/** Every form in the text stands on a line of its own and has attributes that it knows, with values that it takes. */
export const checkForms: MarkdownCheck = ({ prose, frontMatter: { file } }, { contexts }) =>
  prose.flatMap(({ text, line }) =>
    [...text.replace(/`[^`]*`/g, "").matchAll(tagPattern([...BY_TAG.keys()]))].flatMap(
      ([, tag = "", source = ""]) => {
        const schema = BY_TAG.get(tag)?.attributes;
        const problems = schema
          ? checkAttributes(tag, schema, readTagAttributes(source), { context: contexts })
          : [];
        if (!LINE.test(text.trim())) problems.push(`found <${tag}> within other text, expected ${ALONE}`);
        return problems.map((problem) => ({ file, line, field: "", problem }));
      },
    ),
  );
