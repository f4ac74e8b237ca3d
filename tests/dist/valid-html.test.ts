import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { writtenPages } from "./read-dist.ts";

/** The HTML standard and the rules of accessibility. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React's way to write `<br/>` and `hidden=""`.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // A definition list and a list may be named.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

test("every written page is valid HTML", () => {
  const mistakes: string[] = [];
  for (const { path, html } of writtenPages()) {
    const { results } = validator.validateStringSync(html);
    for (const { messages } of results) {
      for (const { ruleId, message, line, column } of messages) {
        mistakes.push(`${path}:${line}:${column} ${ruleId} — ${message}`);
      }
    }
  }
  expect(mistakes).toEqual([]);
});
