import leven from "leven";
import type { AttributeRule } from "../../model/tags/tag-description.ts";

// Loaded only by pages with a mistake. Importing a module that forms use would split their chunk.

/** Attributes of every tag; see `EMBED_ATTRIBUTES`, which would split the forms' chunk. */
const THEMES = ["auto", "light", "dark"];
const COMMON_NAMES = ["theme", "sandbox", "lang"];

/** What a form's tag cannot contain on purpose. */
const PAGE_CONTENT = "h1,h2,h3,main,footer,form,script:not([type='application/json'])";

/**
 * Finds the attribute that was probably meant by one that we do not have, such as `data-partner`, `partner-id` or
 * `contex`. Frameworks add attributes too, which resemble none of ours.
 */
function findMeant(name: string, known: readonly string[]): string | undefined {
  const typed = name.replace(/^data-/, "").replace(/[-_]?(?:id|name|code)$/, "");
  // Pages have this attribute for their own styles.
  if (known.includes(name) || /^data-(?:theme|lang)$/.test(name)) return undefined;
  return known.find((one) => typed === one || (one.length > 4 && leven(typed, one) === 1));
}

/**
 * Describes invalid and mistyped attributes, and a tag that is not closed: HTML ignores the slash of `<lead-form/>`, so
 * that the rest of the page becomes content of the tag and is hidden.
 * @param values attributes as they are written in the page
 * @param names attributes that the tag has, beside those of every tag
 */
export function describeTag(
  host: HTMLElement,
  invalidRules: readonly (readonly [name: string, rule: AttributeRule])[],
  values: Readonly<Record<string, string>>,
  names: readonly string[],
): string[] {
  const { localName } = host;
  const texts = invalidRules.map(
    ([name, rule]) => `ignores the invalid value ${name}="${values[name]}"; expected: ${describeRule(rule)}`,
  );
  const theme = host.getAttribute("theme");
  if (theme && !THEMES.includes(theme))
    texts.push(`ignores the invalid value theme="${theme}"; expected: ${THEMES.join(", ")}`);
  for (const name of host.getAttributeNames()) {
    const meant = findMeant(name, [...names, ...COMMON_NAMES]);
    if (meant) texts.push(`ignores the unknown attribute ${name}; did you mean ${meant}?`);
  }
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
