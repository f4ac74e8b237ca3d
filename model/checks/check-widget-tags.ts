import { PARTNER_ONLY_TAGS, TAG_ATTRIBUTES } from "../tags/tags.ts";
import type { MarkdownCheck } from "./check-prose.ts";
import { checkLines } from "./check-texts.ts";
import { isAllowed, type AttributeRules } from "../tags/tag-description.ts";
import { EXPECTED_CONTEXT_HINT } from "../schemas/contexts.ts";
import { describeChoice } from "../source/describe-issue.ts";

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * Returns a pattern that matches opening tags of the given elements, and captures the tag's name and the
 * source of its attributes.
 */
const createTagPattern = (tags: readonly string[]): RegExp =>
  new RegExp(`<(${tags.join("|")})((?:\\s(?:[^"'>]|"[^"]*"|'[^']*')*)?)>`, "g");

const TAG_POSITION = "an empty element on its own line, with blank lines around it";

/** Returns a pattern that matches a line that consists of one of the given elements, without content. */
export const createWidgetLinePattern = (tags: readonly string[]): RegExp =>
  new RegExp(`^${createTagPattern(tags).source}</\\1>\\s*$`);

/** Parses the attributes of an opening tag as browsers do. */
export function readTagAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(ATTRIBUTE)].map(([, name = "", double, single, bare]) => [
      name,
      decodeEntities(double ?? single ?? bare ?? ""),
    ]),
  );
}

const NAMED_ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Decodes the character references that may occur in attributes in templates and Markdown. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (match, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCodePoint(parseInt(decimal, 10));
      return NAMED_ENTITIES[name?.toLowerCase() ?? ""] ?? match;
    },
  );
}

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
      if (PARTNER_ONLY_TAGS.includes(tag))
        problems.push(`found <${tag}>, which works on partners' pages alone, expected a link such as /jobs`);
      if (!isParagraph || !LINE.test(text))
        problems.push(`found <${tag}> inside other text, expected ${TAG_POSITION}`);
      return problems;
    });
  });

const GLOBAL = /^(id|class|hidden|lang|dir|data-.+|aria-.+)$/;

/**
 * Checks a tag's attributes against the widget's rules.
 * @param declaredContexts contexts that the content declares; the widget itself accepts any context in the right
 * format
 * @returns messages with what was found, what is allowed, and the closest match; empty if all attributes are
 * valid
 */
export function checkAttributes(
  tag: string,
  rules: AttributeRules,
  found: Readonly<Record<string, string>>,
  declaredContexts: Readonly<Record<string, readonly string[] | undefined>>,
): string[] {
  const names = Object.keys(rules);
  return Object.entries(found).flatMap(([name, value]) => {
    if (GLOBAL.test(name)) return [];
    const rule = rules[name];
    if (rule === undefined) return [`attribute of <${tag}>: ${describeChoice(name, names)}`];
    const where = `attribute "${name}" of <${tag}>:`;
    const values = declaredContexts[name];
    if (values !== undefined)
      return values.includes(value)
        ? []
        : [`${where} ${describeChoice(value, values, EXPECTED_CONTEXT_HINT)}`];
    if (isAllowed(rule, value)) return [];
    const { words, maxLength } = rule;
    if (words !== undefined) return [`${where} ${describeChoice(value, words)}`];
    if (maxLength !== undefined && value.length > maxLength)
      return [`${where} found ${value.length} characters, expected at most ${maxLength}`];
    return [`${where} found "${value}", expected lowercase letters, digits and hyphens`];
  });
}
