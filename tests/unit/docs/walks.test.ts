import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The most files that a reader has to open. */
const LIMITS = {
  "A submission to its email": 35,
  "An article to its page": 25,
  "A partner's tag to its form": 20,
};

/** Migrations begin with the date of the release and a number. */
const migrationDate =
  readdirSync("supabase/migrations")[0]?.slice(0, -"01_roles_and_helpers.sql".length) ?? "";

const [, section = ""] =
  /## Three walks\n(.*?)\n## /s.exec(readFileSync("docs/architecture.md", "utf8")) ?? [];
const walks = new Map(
  [...section.matchAll(/^\*\*(.+?)\.\*\* (.+)$/gm)].map(([, name = "", text = ""]) => [
    name,
    listPaths(text),
  ]),
);

/** Paths in backticks; `a/{b.ts,c.ts}` is two of them, and `…` the date in the name of a migration. */
function listPaths(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, path = ""]) => {
    const [, before = path, names = "", after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
    return names.split(",").map((name) => (before + name + after).replace("…", migrationDate));
  });
}

test.each(Object.entries(LIMITS))("%s passes at most %i files, and each exists once", (name, limit) => {
  const paths = walks.get(name) ?? [];
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.length).toBeLessThanOrEqual(limit);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
