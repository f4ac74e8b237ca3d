import type { AttributeRule } from "../../model/tags/tag-description.ts";

// Loaded only by pages with a mistake. Importing a module that forms use would split their chunk.

/** What a form's tag cannot contain on purpose. */
const PAGE_CONTENT = "h1,h2,h3,main,footer,form,script:not([type='application/json'])";

/**
 * Describes invalid attributes, and a tag that is not closed: HTML ignores the slash of `<lead-form/>`, so that the rest
 * of the page becomes content of the tag and is hidden.
 * @param values attributes as they are written in the page
 */
export function describeTag(
  host: HTMLElement,
  invalidRules: readonly (readonly [name: string, rule: AttributeRule])[],
  values: Readonly<Record<string, string>>,
): string[] {
  const { localName } = host;
  const texts = invalidRules.map(
    ([name, rule]) => `ignores the invalid value ${name}="${values[name]}"; expected: ${describeRule(rule)}`,
  );
  if (host.querySelector(PAGE_CONTENT) || host.querySelector(localName))
    texts.push(
      `contains other parts of the page and hides them; close the tag: <${localName}></${localName}>`,
    );
  return texts;
}

const describeRule = ({ words, maxLength, pattern, expected }: AttributeRule): string =>
  expected ??
  words?.join(", ") ??
  [
    pattern &&
      `lowercase letters and digits, with single ${pattern.source.includes("_") ? "underscores" : "hyphens"} between them`,
    maxLength && `at most ${maxLength} characters`,
  ]
    .filter(Boolean)
    .join(", ");

/** Says what the page's developers can do about a failure. */
export const describeFailure = (reason: string): string[] => [
  reason === "policy"
    ? "policy: the page's Content-Security-Policy needs our origin in connect-src; see docs/embed/strict-pages.md"
    : "script: a script or service worker of the page changes requests, or has replaced built-ins; see docs/embed/strict-pages.md",
];
