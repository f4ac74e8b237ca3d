import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkEntry } from "../../../../build/editor/browser/check-entry.ts";
import { compareWithEnglish } from "../../../../build/editor/browser/preview-pane.ts";
import { writeEntry, type Entry } from "../../../../build/editor/browser/entry-text.ts";
import { TRANSLATED_ENTRY_KINDS, type EntryKind } from "../../../../build/editor/content-kinds.ts";
import { createKnownContent, readContentEntries, type OpenedFile } from "./read-content-entries.ts";

type OpenedTranslation = OpenedFile & { kind: EntryKind };

const files = readContentEntries();
const isTranslation = (openedFile: OpenedFile): openedFile is OpenedTranslation =>
  TRANSLATED_ENTRY_KINDS.some((kind) => kind === openedFile.kind);
const pages = files.filter(isTranslation);
const page = pages.find(({ file }) => file.endsWith("/privacy-policy.md"))!;

const known = createKnownContent(files);

const writeWithChanges = (changes: Entry): Promise<string> =>
  writeEntry(page.kind, { ...page.entry, ...changes });

function compare({ file, kind }: OpenedTranslation, text: string) {
  const english = file.replace(/^content\/\w+\//, "content/");
  return compareWithEnglish(kind, text, { file: english, name: "", text: readFileSync(english, "utf8") });
}

describe("in the editor, a translated legal page", () => {
  it("has optional fields for its text, and none for what it inherits from the English page", () => {
    expect(page.fields.map(({ name }) => name)).toEqual([
      "title",
      "description",
      "lead",
      "effective",
      "updated",
      "body",
    ]);
    for (const field of page.fields.slice(0, -1)) expect(field).toMatchObject({ required: false });
  });

  it("shows the English text of an emptied field", async () => {
    const text = await writeWithChanges({ description: " " });
    expect(text).not.toContain("description:");
    expect(checkEntry(page.kind, text, known)).toEqual([]);
  });

  it.each([
    [{ lead: "Escriba a {{agency.emial}}." }, "lead", 'did you mean "agency.email"'],
    [{ title: "muy largo ".repeat(10) }, "title", "characters"],
    [{ body: "## Uno\n\nEscriba a {{agency.emial}}." }, "", 'did you mean "agency.email"'],
  ])("with a mistake is not saved: %o", async (changes, field, problem) => {
    const text = await writeWithChanges(changes);
    const [mistake, ...others] = checkEntry(page.kind, text, known);
    expect(others).toEqual([]);
    const line = text.split("\n").findIndex((one) => /emial|muy largo/.test(one)) + 1;
    expect(mistake).toMatchObject({ line, field });
    expect(mistake?.problem).toContain(problem);
  });
});

describe("the English text beside a translation", () => {
  it("is shown for each field, with the field's label", () => {
    const { texts } = compare(page, page.text);
    expect(texts.map(({ label }) => label)).toEqual(page.fields.map(({ label }) => label));
    expect(texts.every(({ text }) => text !== "")).toBe(true);
    expect(texts.at(-1)?.text).toMatch(/^## 1\. /);
  });

  it("has the same placeholders, headings and numbers as the translation", () => {
    expect(pages.length).toBeGreaterThan(3);
    for (const one of pages) expect(compare(one, one.text).differences, one.file).toEqual([]);
  });

  it("is compared with the translation as it is typed", async () => {
    const text = await writeWithChanges({ lead: "Llame al {{agency.phone}}.", body: "## 99 razones" });
    expect(compare(page, text).differences.map(({ field, problem }) => `${field}: ${problem}`)).toEqual([
      expect.stringMatching(
        /^lead: found \{\{agency\.phone\}\}, expected no placeholder, as in content\/legal\//,
      ),
      expect.stringMatching(/^body: found 1 headings, expected \d+, as in content\/legal\//),
      expect.stringMatching(/^body: found the numbers 99, expected /),
      expect.stringMatching(/^body: found no .*\{\{agency\.email\}\}/),
    ]);
  });
});
