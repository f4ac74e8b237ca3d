import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const UNIT_TESTS = "tests/unit";

/** Matches the path of a module that a file imports. */
const RELATIVE_IMPORT = /(?:from|import)[\s(]*"(\.[^"]+)"/g;

/**
 * Returns the tests of these files: those that are named, unit tests that import one of them, and unit tests in the
 * folders that mirror theirs (such as `tests/unit/widgets/lead-form`). Returns undefined if there are none, or if a test
 * helper is named, which tests of all kinds import.
 */
export function listOwnTests(files: readonly string[]): string[] | undefined {
  if (files.some((file) => file.startsWith("tests/") && !isTest(file))) return undefined;
  const folders = new Set(files.map((file) => join(UNIT_TESTS, dirname(file))));
  const importsAny = (test: string): boolean =>
    Array.from(readFileSync(test, "utf8").matchAll(RELATIVE_IMPORT), ([, path = ""]) =>
      join(dirname(test), path),
    ).some((path) => files.includes(path));
  const unitTests = readdirSync(UNIT_TESTS, { recursive: true, encoding: "utf8" })
    .filter(isTest)
    .map((name) => join(UNIT_TESTS, name))
    .filter((test) => folders.has(dirname(test)) || importsAny(test));
  const tests = [...new Set([...files.filter(isTest), ...unitTests])];
  return tests.length === 0 ? undefined : tests;
}

/**
 * Returns the folders in `tests/unit` with tests for these files. Returns all folders if any file, such as a test
 * helper, belongs to none of them.
 */
export function listAreas(files: readonly string[]): string[] {
  const areas = readdirSync(UNIT_TESTS);
  const found = new Set(files.map((file) => file.replace(/^tests\/unit\//, "").split("/")[0] ?? ""));
  return [...found].every((area) => areas.includes(area)) ? [...found] : areas;
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

export const isCode = (path: string): boolean => /\.tsx?$/.test(path);

/** Whether `npm run check` may report something else after a change of this file. */
export const isCheckInput = (path: string): boolean => /^(?:build|content|model)\//.test(path);

export const isBuildInput = (path: string): boolean => /^(?:build|content|model|site|widgets)\//.test(path);

/** Files that describe what the submission tables contain, or that create them. */
const DESCRIBES_TABLES =
  /^(?:model\/submissions\/|model\/resume-check\/resume-file|supabase\/migrations\/|server\/data\/(?:sent-columns|sample-submission|database\/compare-schema))/;

/** Database tests that compare the description of the tables with columns, limits, grants and SQL functions. */
const SCHEMA_TESTS = ["tests/db/schema-agreement.test.ts", "tests/db/submission-fields.test.ts"];

/** Returns the database tests that fail if one of these files does not agree with the database. */
export const listSchemaTests = (files: readonly string[]): string[] =>
  files.some((file) => DESCRIBES_TABLES.test(file)) ? SCHEMA_TESTS : [];
