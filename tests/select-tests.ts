import { readdirSync } from "node:fs";

/**
 * Returns the folders in `tests/unit` with tests for these files. Returns all folders if any file, such as a test
 * helper, belongs to none of them.
 */
export function listAreas(files: readonly string[]): string[] {
  const areas = readdirSync("tests/unit");
  const found = new Set(files.map((file) => file.replace(/^tests\/unit\//, "").split("/")[0] ?? ""));
  return [...found].every((area) => areas.includes(area)) ? [...found] : areas;
}

export const isCode = (path: string): boolean => /\.tsx?$/.test(path);

export const isBuildInput = (path: string): boolean => /^(?:build|content|model|site|widgets)\//.test(path);

/** Files that describe what the submission tables contain, or that create them. */
const DESCRIBES_TABLES =
  /^(?:model\/submissions\/|model\/resume-check\/resume-file|supabase\/migrations\/|server\/data\/(?:sent-columns|sample-submission|database\/compare-schema))/;

/** Database tests that compare the description of the tables with columns, limits, grants and SQL functions. */
const SCHEMA_TESTS = ["tests/db/schema-agreement.test.ts", "tests/db/submission-fields.test.ts"];

/** Returns the database tests that fail if one of these files does not agree with the database. */
export const listSchemaTests = (files: readonly string[]): string[] =>
  files.some((file) => DESCRIBES_TABLES.test(file)) ? SCHEMA_TESTS : [];
