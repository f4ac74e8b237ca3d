import { readFileSync } from "node:fs";
import type { CollectionFile, Field, ObjectFieldWithSubFields } from "@sveltia/cms";
import { describe, expect, it } from "vitest";
import { checkTranslatedFile } from "../../../../build/editor/browser/check-entry.ts";
import {
  readTranslation,
  writeTranslation,
  type Entry,
} from "../../../../build/editor/browser/entry-text.ts";
import { KnownContent } from "../../../../build/editor/browser/known-content.ts";
import { TRANSLATED_DATA_KINDS, type DataKind } from "../../../../build/editor/content-kinds.ts";
import { listTranslatableStrings } from "../../../../model/translation/overlay.ts";
import { changedLines } from "./changed-lines.ts";
import {
  createKnownContent,
  isTranslatedData,
  listEditorFiles,
  readContentEntries,
} from "./read-content-entries.ts";

const files = listEditorFiles()
  .filter(isTranslatedData)
  .map((file) => ({ ...open(file), fields: file.fields }));

function open({ file, format }: CollectionFile): { file: string; kind: DataKind; text: string } {
  const kind = TRANSLATED_DATA_KINDS.find((one) => one.format === format);
  if (kind === undefined) throw new Error(`${file} has the unknown format ${format}`);
  return { file, kind, text: readFileSync(file, "utf8") };
}

const englishFiles = readContentEntries();
const known = createKnownContent(englishFiles);
for (const { kind, text } of files) known.addTranslation(kind, text);

const home = files.find(({ kind }) => kind.data === "home")!;
const NAME = ["searches", "rows", "item1", "name"];
const LABEL = ["figures", "items", "item1", "label"];

const parentOf = (entry: Entry, path: readonly string[]): Entry =>
  path.slice(0, -1).reduce((form, key) => form[key] as Entry, entry);

function textAt(path: readonly string[]): string {
  return String(parentOf(readTranslation(home.text), path)[path.at(-1) ?? ""]);
}

function writeWithChange(path: readonly string[], value: string, { text } = home): Promise<string> {
  const entry = structuredClone(readTranslation(text));
  parentOf(entry, path)[path.at(-1) ?? ""] = value;
  return writeTranslation(entry, known.getEnglish(home.kind).value);
}

const inputsOf = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) =>
    field.widget === "object" ? inputsOf((field as ObjectFieldWithSubFields).fields) : [field],
  );

describe("the editor's page for a translated file", () => {
  it("has an optional field for each English text, with that text", () => {
    expect(files.length).toBeGreaterThan(10);
    for (const { file, kind, fields } of files) {
      const inputs = inputsOf(fields) as { comment?: string; required?: boolean }[];
      const texts = listTranslatableStrings(kind.schema, known.getEnglish(kind).value);
      expect(inputs.length, file).toBe(texts.length);
      expect(inputs.every(({ comment, required }) => comment !== undefined && required === false)).toBe(true);
    }
    const title = inputsOf(home.fields)[0] as { comment?: string };
    expect(title.comment).toBe((known.data.get("home")!.value as { title: string }).title);
  });

  it("labels a list's items with their English text", () => {
    const objectAt = (fields: readonly Field[], name: string): ObjectFieldWithSubFields =>
      fields.find((field) => field.name === name) as ObjectFieldWithSubFields;
    const english = known.data.get("home")!.value as { searches: { rows: { name: string }[] } };
    const [row] = objectAt(objectAt(home.fields, "searches").fields, "rows").fields;
    expect(row).toMatchObject({ name: "item0", label: `1: ${english.searches.rows[0]?.name}` });
  });
});

describe("saving a translated file", () => {
  it("without changes leaves its text unchanged, and passes the check", async () => {
    // An item that only the English list has becomes `{}`.
    const withoutEmpty = (yaml: string): string => yaml.replaceAll(/^ *- \{\}\n/gm, "");
    for (const { file, kind, text } of files) {
      const written = await writeTranslation(readTranslation(text), known.getEnglish(kind).value);
      expect(withoutEmpty(written), file).toBe(withoutEmpty(text));
      expect(checkTranslatedFile(kind, text, known), file).toEqual([]);
    }
  });

  it("changes only the line of the changed text", async () => {
    const { removed, added } = changedLines(home.text, await writeWithChange(NAME, "Otro nombre"));
    expect(removed).toEqual([expect.stringContaining(textAt(NAME))]);
    expect(added).toEqual(["    - name: Otro nombre"]);
  });

  it("omits an emptied text, and preserves its item's position in the list", async () => {
    const written = await writeWithChange(LABEL, " ");
    const { removed, added } = changedLines(home.text, written);
    expect(removed).toEqual([expect.stringContaining(textAt(LABEL))]);
    expect(added).toEqual(["    - {}"]);
    expect(checkTranslatedFile(home.kind, written, known)).toEqual([]);
    expect(await writeWithChange(LABEL, textAt(LABEL), { ...home, text: written })).toBe(home.text);
  });

  it("for the first time writes only its own texts", async () => {
    const form = { figures: { items: { item1: { label: "profesionales" } } } };
    expect(await writeTranslation(form, { figures: { items: [{ value: 1 }, { label: "people" }] } })).toBe(
      "figures:\n  items:\n    - {}\n    - label: profesionales\n",
    );
  });

  it.each([
    [
      "a placeholder that the English text does not have",
      "Candidatos en {{claims.delivery}}",
      "found {{claims.delivery}}, expected no placeholder, as in content/_data/home.yaml:",
    ],
    ["a text that is too long", "muy largo ".repeat(40), "characters"],
  ])("rejects %s, and reports its line", async (_, text, problem) => {
    const written = await writeWithChange(NAME, text);
    const line = written.split("\n").findIndex((one) => one.includes(text.trim())) + 1;
    const [mistake, ...others] = checkTranslatedFile(home.kind, written, known);
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({ line, field: "searches.rows[1].name" });
    expect(mistake?.problem).toContain(problem);
  });

  it("fails if its English file is missing", () => {
    expect(() => new KnownContent().getEnglish(home.kind)).toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({
          message: expect.stringContaining("content/_data/home.yaml") as string,
        }) as Error,
      }),
    );
  });

  it("uses the language's own claims in the check, and does not change the English content", () => {
    const claims = TRANSLATED_DATA_KINDS.find(({ data }) => data === "claims")!;
    const knownContent = createKnownContent(englishFiles);
    const englishClaims = knownContent.data.get("claims")?.value;
    knownContent.addTranslation(claims, `delivery: { text: "${"x".repeat(300)}" }\n`);
    expect(knownContent.data.get("claims")?.value).toBe(englishClaims);
    expect(
      checkTranslatedFile(home.kind, home.text, knownContent)
        .map(({ problem }) => problem)
        .join(),
    ).toContain("characters");
  });
});
