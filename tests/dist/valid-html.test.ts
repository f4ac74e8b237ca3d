import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { SAMPLE_PATHS } from "../e2e/sample-paths.ts";
import { isFullRun } from "../is-full-run.ts";
import { listBuiltPages } from "./read-dist.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes `<br/>` for void elements, and `hidden=""` for boolean attributes.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "heading-level": "error",
    // Allow accessible names on lists and description lists.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

const samplePaths: readonly string[] = SAMPLE_PATHS;

/** Whether to check a page: all in a full run, otherwise the articles and one page of each type. */
const isChecked = (path: string): boolean =>
  isFullRun || path.startsWith("/insights/") || samplePaths.includes(path);

test("built pages are valid HTML", () => {
  const mistakes: string[] = [];
  const checkedPages = listBuiltPages().filter(({ path }) => isChecked(path));
  expect(checkedPages.length).toBeGreaterThanOrEqual(SAMPLE_PATHS.length);
  for (const { path, html } of checkedPages) {
    const { results } = validator.validateStringSync(html);
    for (const { messages } of results) {
      for (const { ruleId, message, line, column } of messages) {
        mistakes.push(`${path}:${line}:${column} ${ruleId} — ${message}`);
      }
    }
  }
  expect(mistakes).toEqual([]);
});
