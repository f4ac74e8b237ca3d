import { getLanguageFolder, TRANSLATIONS } from "../../../../model/languages.ts";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import Ajv from "ajv";
import type { Field, ObjectFieldWithSubFields } from "@sveltia/cms";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { cmsConfig } from "../../../../build/editor/cms-config.ts";
import { toField } from "../../../../build/editor/fields.ts";
import { line, slug, templateText } from "../../../../model/schemas/text.ts";
import { toEditorData, listEditorFiles, readContentEntries } from "./read-content-entries.ts";

const files = readContentEntries();

const slugsIn = (folder: string): string[] => readdirSync(folder).map((name) => name.replace(/\.\w+$/, ""));
const claims = files.find(({ file }) => file.endsWith("/claims.yaml"))?.entry.entries as { id: string }[];
const KNOWN_IDS: Record<string, readonly string[]> = {
  insights: slugsIn("content/insights"),
  states: slugsIn("content/states"),
  company: claims.map(({ id }) => id),
};

function listFieldProblems(field: Field, value: unknown, path: string): string[] {
  if (value === undefined || value === null) {
    return field.widget !== "hidden" && "required" in field && field.required !== false
      ? [`${path} is missing and required`]
      : [];
  }
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const is = (fits: boolean, problem: string): string[] => (fits ? [] : [`${path}: ${problem}`]);
  const listRangeProblems = (size: number, min = 0, max = Infinity): string[] =>
    is(size >= min && size <= max, `${size} is not within ${min} and ${max}`);
  const listItemProblems = (single: Field): string[] =>
    (value as unknown[]).flatMap((item, index) => listFieldProblems(single, item, `${path}[${index}]`));
  const options = field as Extract<Field, { widget: "select" | "relation" | "list" }>;
  if ("multiple" in options && options.multiple === true)
    return [
      ...listRangeProblems((value as unknown[]).length, options.min, options.max),
      ...listItemProblems({ ...field, multiple: false } as Field),
    ];
  switch (field.widget) {
    case "object":
      return listEntryProblems((field as ObjectFieldWithSubFields).fields, value, path);
    case "list": {
      const list = field as Extract<Field, { widget: "list" }>;
      const size = listRangeProblems((value as unknown[]).length, list.min, list.max);
      if ("field" in list) return [...size, ...listItemProblems(list.field)];
      if (!("fields" in list)) return [`${path}: a list of nothing`];
      const { fields } = list;
      return [
        ...size,
        ...(value as object[]).flatMap((item, index) => listEntryProblems(fields, item, `${path}[${index}]`)),
      ];
    }
    case "select": {
      const choices = (field as { options: { value: unknown }[] }).options.map((option) => option.value);
      return is(choices.includes(value), `${text} is no option`);
    }
    case "relation": {
      const { collection } = field as { collection: string };
      return is(KNOWN_IDS[collection]?.includes(text) === true, `${text} is not in ${collection}`);
    }
    case "number": {
      const { min, max } = field as { min?: number; max?: number };
      return listRangeProblems(Number(value), min, max);
    }
    case "boolean":
      return is(typeof value === "boolean", "not true or false");
    case "datetime":
      return is(/^\d{4}-\d\d-\d\d$/.test(text), "no day");
    default: {
      const { minlength, maxlength, pattern } = field as {
        minlength?: number;
        maxlength?: number;
        pattern?: [string, string];
      };
      return [
        ...is(typeof value === "string", "no text"),
        ...listRangeProblems(text.length, minlength, maxlength),
        ...is(
          pattern === undefined || new RegExp(pattern[0]).test(text),
          `"${text}" does not match ${pattern?.[0]}`,
        ),
      ];
    }
  }
}

function listEntryProblems(fields: readonly Field[], value: object, path: string): string[] {
  const names = new Set(fields.map(({ name }) => name));
  return [
    ...Object.keys(value)
      .filter((key) => !names.has(key))
      .map((key) => `${path} has no field for ${key}`),
    ...fields.flatMap((field) =>
      listFieldProblems(field, (value as Record<string, unknown>)[field.name], `${path}.${field.name}`),
    ),
  ];
}

describe("the editor's configuration", () => {
  it.each([
    ["without a repository", undefined],
    ["on GitHub", { host: "github", path: "example/website", branch: "main" }],
    ["on GitLab", { host: "gitlab", path: "example/group/website", branch: undefined }],
  ] as const)("is valid according to Sveltia CMS's published schema (%s)", (_, repository) => {
    const folder = join(createRequire(import.meta.url).resolve("@sveltia/cms"), "../..");
    const schema = JSON.parse(readFileSync(join(folder, "schema/sveltia-cms.json"), "utf8")) as object;
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    validate(JSON.parse(JSON.stringify(cmsConfig("Example", repository, "."))));
    expect(validate.errors).toBeNull();
  });

  it("contains tags only within code, since Sveltia CMS renders its hints as Markdown and drops tags", () => {
    const texts = JSON.stringify(cmsConfig("Example", undefined, ".")).match(
      /"(?:comment|hint)":"(?:[^"\\]|\\.)*"/g,
    );
    expect(texts?.some((text) => text.includes("`<lead-form>`"))).toBe(true);
    expect(texts?.filter((text) => /<[a-z]/i.test(text.replaceAll(/`[^`]*`/g, "")))).toEqual([]);
  });

  it("lists every content file except the list of translated paths and files that commands write", () => {
    const unlistedFiles = TRANSLATIONS.flatMap((language) =>
      ["addresses.yaml", "translated.json"].map((name) => join(getLanguageFolder(language), name)),
    );
    const contentFiles = readdirSync("content", { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !unlistedFiles.includes(file));
    expect(
      listEditorFiles()
        .map(({ file }) => file)
        .sort(),
    ).toEqual(contentFiles.sort());
  });

  it("has a field for every value in the content, and rejects none of the current values", () => {
    const problems = files.flatMap(({ file, entry, fields }) =>
      listEntryProblems(fields, toEditorData(entry), file),
    );
    expect(problems).toEqual([]);
  });
});

describe("an editor field", () => {
  const field = (schema: z.ZodType, countsCharacters = false) =>
    toField("openPosition", schema, { countsCharacters });

  it("is labeled with its key, or with the title in its schema", () => {
    expect(field(line())).toMatchObject({ name: "openPosition", label: "Open position" });
    expect(toField("moreHref", line(), { countsCharacters: false })).toMatchObject({ label: "More link" });
    const titledField = line().meta({ title: "Gap", description: "Where nobody works." });
    expect(field(titledField.optional())).toMatchObject({
      label: "Gap",
      comment: "Where nobody works.",
      required: false,
    });
  });

  it.each([
    ["facts", "Fact"],
    ["categories", "Category"],
    ["earlierAddresses", "Earlier address"],
    ["licenses", "License"],
    ["process", "Process"],
  ])("for the list %s labels each entry %s", (key, entry) => {
    const list = z.array(z.strictObject({ text: line() }));
    expect(toField(key, list, { countsCharacters: false })).toMatchObject({ label_singular: entry });
  });

  it("counts characters only if its text cannot contain a reference", () => {
    expect(field(line(40), true)).toMatchObject({ maxlength: 40 });
    const { pattern, hint } = field(line(40)) as { pattern: [string, string]; hint: string };
    expect(hint).toBe("At most 40 characters");
    expect("x".repeat(41)).not.toMatch(new RegExp(pattern[0]));
    expect(`${"x".repeat(41)}{{claims.delivery}}`).toMatch(new RegExp(pattern[0]));
  });

  it("describes rules that the editor cannot check", () => {
    expect(field(templateText(["state"]))).toMatchObject({
      hint: expect.stringContaining("{state}") as string,
    });
    expect(field(slug)).toMatchObject({
      hint: "A lowercase name with hyphens, such as new-york",
      pattern: [expect.any(String) as string, "a lowercase name with hyphens, such as new-york"],
    });
  });

  it("for a choice offers the schema's values", () => {
    const { options } = field(z.enum(["state-public-only", "last_contact", "Very High"])) as {
      options: unknown;
    };
    expect(options).toEqual([
      { label: "State public only", value: "state-public-only" },
      { label: "Last contact", value: "last_contact" },
      { label: "Very High", value: "Very High" },
    ]);
  });

  it("of an unsupported type throws an error with its name", () => {
    expect(() => field(z.date())).toThrow(
      "Cannot create an editor field for openPosition: build/editor/fields.ts does not support schemas of type date",
    );
  });
});
