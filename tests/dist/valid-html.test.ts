import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { listBuiltPages } from "./read-dist.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes `<br/>` for void elements, and `hidden=""` for boolean attributes.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Allow accessible names on lists and description lists.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

test("every built page is valid HTML", () => {
  const mistakes: string[] = [];
  for (const { path, html } of listBuiltPages()) {
    const { results } = validator.validateStringSync(html);
    for (const { messages } of results) {
      for (const { ruleId, message, line, column } of messages) {
        mistakes.push(`${path}:${line}:${column} ${ruleId} — ${message}`);
      }
    }
  }
  expect(mistakes).toEqual([]);
});
