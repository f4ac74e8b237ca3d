import { TAG_ATTRIBUTES } from "../../widgets/tags.ts";
import { checkAttributes } from "../tags/check-attributes.ts";
import {
  TAG_POSITION,
  readTagAttributes,
  createTagPattern,
  createWidgetLinePattern,
} from "../tags/read-tag.ts";
import type { MarkdownCheck } from "./check-markdown.ts";
import { checkLines } from "./check-texts.ts";

const TAGS = [...TAG_ATTRIBUTES.keys()];

const TAG = createTagPattern(TAGS);
const LINE = createWidgetLinePattern(TAGS);

/** Reports widget tags that share a line with other text or have invalid attributes. */
export const checkWidgetTags: MarkdownCheck = (source, { contexts }) =>
  checkLines(source, "", ({ text, isParagraph }) => {
    if (!text.includes("<")) return [];
    return [...text.replace(/`[^`]*`/g, "").matchAll(TAG)].flatMap(([, tag = "", attributes = ""]) => {
      const rules = TAG_ATTRIBUTES.get(tag) ?? {};
      const problems = checkAttributes(tag, rules, readTagAttributes(attributes), { context: contexts });
      if (!isParagraph || !LINE.test(text))
        problems.push(`found <${tag}> inside other text, expected ${TAG_POSITION}`);
      return problems;
    });
  });
