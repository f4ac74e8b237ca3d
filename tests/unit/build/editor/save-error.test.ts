import { expect, it } from "vitest";
import { describeMistakes, SaveError } from "../../../../build/editor/browser/check-entry.ts";
import { ArticleSchema } from "../../../../model/schemas/article.ts";

const TEXT = "---\ntitle: x\n---\n\n## One two\n";
const describeMistake = (field: string, line: number): string[] =>
  describeMistakes([{ field, line, problem: "found nothing" }], TEXT, ArticleSchema);

it("a save error names the label of a wrong field, and the first words of a wrong line of text", () => {
  expect(describeMistake("title", 2)).toEqual(["Heading: found nothing."]);
  expect(describeMistake("sources[1].url", 2)).toEqual(["Sources 2, URL: found nothing."]);
  expect(describeMistake("titel", 2)).toEqual(["line 2, titel: found nothing."]);
  expect(describeMistake("heading", 5)).toEqual(['line 5 "## One two", heading: found nothing.']);
});

it("the dialog of a save error has one line for each mistake", () => {
  const mistakes = ["heading", "phrase"].map((field) => ({ field, line: 5, problem: "found nothing" }));
  expect(new SaveError(mistakes, TEXT)).toMatchObject({
    message: "saving_failed",
    cause: {
      message: 'line 5 "## One two", heading: found nothing.\nline 5 "## One two", phrase: found nothing.',
    },
  });
});
