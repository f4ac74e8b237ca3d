import { describe, expect, it } from "vitest";
import { format } from "oxfmt";
import { checkEntry } from "../../../../build/editor/browser/check-entry.ts";
import {
  PRETTIER_OPTIONS,
  readEntry,
  writeEntry,
  type Entry,
} from "../../../../build/editor/browser/entry-text.ts";
import { ENTRY_KINDS } from "../../../../build/editor/content-kinds.ts";
import { changedLines } from "./changed-lines.ts";
import { createKnownContent, toEditorData, readContentEntries } from "./read-content-entries.ts";

const files = readContentEntries();
const openFile = (file: string) => {
  const found = files.find((one) => one.file === file);
  if (found === undefined) throw new Error(`no ${file}`);
  return { ...found, entry: structuredClone(found.entry) };
};
const GUIDE =
  files.find(
    ({ kind, entry }) =>
      kind === ENTRY_KINDS.articles && entry.read !== undefined && entry.dated !== undefined,
  )?.file ?? "";
const lineWith = (text: string, part: string): string =>
  text.split("\n").find((line) => line.includes(part)) ?? `no line has ${part}`;
const known = createKnownContent(files);

const wordsOf = (text: string): string[] =>
  text
    .replace(/ [>|]-?$/gm, "")
    .trim()
    .split(/\s+/);

/** Formats a text as `npm run format` does. */
const formatText = async (file: string, text: string): Promise<string> =>
  (await format(file, text, PRETTIER_OPTIONS)).code;

describe("a file that the editor saves without changes", () => {
  it("keeps its values, the project's format, and all lines except those wrapped by hand", async () => {
    for (const { file, kind, entry, text } of files) {
      const written = await writeEntry(kind, entry);
      expect(await formatText(file, written), file).toBe(written);
      expect(wordsOf(written), file).toEqual(wordsOf(await formatText(file, text)));
      expect(toEditorData(readEntry(kind, written)), file).toEqual(toEditorData(entry));
    }
  });

  it("passes the editor's check before saving", () => {
    for (const { file, kind, text } of files) expect(checkEntry(kind, text, known), file).toEqual([]);
  });
});

describe("saving a change", () => {
  it("to a title changes only its line", async () => {
    const { kind, entry, text } = openFile(GUIDE);
    const written = await writeEntry(kind, { ...entry, title: "Hiring civil engineers: licenses & pay" });
    expect(changedLines(text, written)).toEqual({
      removed: [lineWith(text, "title: ")],
      added: ['title: "Hiring civil engineers: licenses & pay"'],
    });
  });

  it("leaves comments where they are", async () => {
    const { kind, entry, text } = openFile("content/_data/claims.yaml");
    const [first, ...others] = entry.entries as Entry[];
    const written = await writeEntry(kind, {
      ...entry,
      entries: [{ ...first, text: "16+ years" }, ...others],
    });
    expect(changedLines(text, written)).toEqual({
      removed: [lineWith(text, "  text: ")],
      added: ["  text: 16+ years"],
    });
    expect(written.split("\n")[0]).toBe(text.split("\n")[0]);
  });

  it("to a list preserves the text of remaining entries, in the new order", async () => {
    const { kind, entry, text } = openFile("content/states/ohio.yaml");
    const [first, second, ...others] = entry.cities as Entry[];
    const akron = { name: "Akron", lat: 41.08, lon: -81.52, text: "Polymers and hospitals" };
    const cities = [second, first, akron, ...others.slice(1)];
    const written = await writeEntry(kind, { ...entry, cities });
    expect(changedLines(text, written)).toEqual({
      removed: [lineWith(text, `name: ${String(others[0]?.name)},`)],
      added: ['  - { name: Akron, lat: 41.08, lon: -81.52, text: "Polymers and hospitals" }'],
    });
    const placeOf = (city: Entry | undefined): number => written.indexOf(`name: ${String(city?.name)},`);
    expect(placeOf(second)).toBeLessThan(placeOf(first));
  });

  it("inserts a new field in the order of the schema, and removes an emptied field", async () => {
    const { kind, entry, text } = openFile(GUIDE);
    const textWithoutFields = await writeEntry(kind, { ...entry, read: "", dated: null });
    expect(changedLines(text, textWithoutFields)).toEqual({
      removed: [lineWith(text, "read: "), lineWith(text, "dated: ")],
      added: [],
    });
    const restoredText = await writeEntry(kind, {
      ...readEntry(kind, textWithoutFields.trim()),
      read: entry.read,
      dated: entry.dated,
    });
    expect(restoredText).toBe(text);
  });

  it("omits empty values that the editor adds", async () => {
    const { kind, entry, text } = openFile("content/states/ohio.yaml");
    const facts = entry.facts as Record<string, Entry>;
    const factsWithBoards = Object.fromEntries(
      Object.entries(facts).map(([key, fact]) => [key, { board: "", ...fact }]),
    );
    expect(await writeEntry(kind, { ...entry, facts: factsWithBoards, faqs: [] })).toBe(text);
  });

  it("to the body changes nothing else, and the body is preserved exactly", async () => {
    const { kind, entry, text } = openFile(GUIDE);
    const body = `${entry.body as string}\n\n<lead-form context="general"></lead-form>`;
    expect(await writeEntry(kind, { ...entry, body })).toBe(
      `${text}\n<lead-form context="general"></lead-form>\n`,
    );
  });
});

it("a new entry has its fields in the order of the schema", async () => {
  const fields = toEditorData(openFile(GUIDE).entry);
  const written = await writeEntry(
    ENTRY_KINDS.articles,
    Object.fromEntries(Object.entries(fields).reverse()),
  );
  expect(written).toMatch(/^---\ntitle: .*\nsearchTitle: .*\ndescription: .*\nexcerpt: /);
  expect(toEditorData(readEntry(ENTRY_KINDS.articles, written))).toEqual(fields);
  expect(checkEntry(ENTRY_KINDS.articles, written, known)).toEqual([]);
});

describe("the editor's check before saving", () => {
  const problems = async (file: string, change: (entry: Entry) => Entry): Promise<string[]> => {
    const { kind, entry } = openFile(file);
    return checkEntry(kind, await writeEntry(kind, change(entry)), known).map(
      ({ field, problem }) => `${field}: ${problem}`,
    );
  };

  it("names the field and the mistake", async () => {
    expect(await problems(GUIDE, (entry) => ({ ...entry, modified: "2024-01-01", title: "" }))).toEqual([
      "title: found 0 characters, expected at least 1",
      'modified: found "2024-01-01", expected a date on or after `published`',
    ]);
  });

  it("counts the length of the text that a reference inserts", async () => {
    const title = `${"x".repeat(60)} {{claims.delivery}}`;
    expect(await problems("content/_data/about.yaml", (entry) => ({ ...entry, title }))).toEqual([]);
  });

  it.each(["claims", "contexts"])("rejects a duplicate name in %s", async (name) => {
    const { kind, entry } = openFile(`content/_data/${name}.yaml`);
    const [first, second, ...others] = entry.entries as Entry[];
    const entries = [first, { ...second, id: first?.id }, ...others];
    await expect(writeEntry(kind, { ...entry, entries })).rejects.toMatchObject({
      message: "saving_failed",
      cause: {
        message: `entries[1].id: found "${String(first?.id)}" more than once, expected a unique name.`,
      },
    });
  });
});
