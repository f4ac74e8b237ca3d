import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { listAreas, listOwnTests, listSchemaTests } from "../../select-tests.ts";

it.each([
  "model/submissions/form-fields.ts",
  "model/submissions/submission-fields.ts",
  "supabase/migrations/20261128000004_submissions.sql",
  "server/data/sent-columns.ts",
])("a change of %s also runs the database tests that compare the tables", (file) => {
  const tests = listSchemaTests(["README.md", file]);
  expect(tests.length).toBeGreaterThan(0);
  for (const test of [file, ...tests]) expect(existsSync(test), test).toBe(true);
});

it("a change of another file runs the unit tests of its area alone", () => {
  expect(listSchemaTests(["widgets/lead-form/lead-form.tsx", "model/pay/state-pay.ts"])).toEqual([]);
  expect(listAreas(["widgets/lead-form/lead-form.tsx"])).toEqual(["widgets"]);
  expect(listAreas(["tests/run.ts"])).toContain("server");
});

it("a named file runs the tests that import it, and those in the folder that mirrors its own", () => {
  const tests = listOwnTests(["widgets/lead-form/lead-form.tsx"]);
  expect(tests).toContain("tests/unit/widgets/lead-form/lead-form.test.tsx");
  expect(tests).not.toContain("tests/unit/widgets/tags.test.ts");
  expect(listOwnTests(["tests/select-tests.ts"])).toBeUndefined();
  expect(listOwnTests(["model/source/content-folder.ts"])).not.toEqual([]);
});

it("a named test runs, whatever its kind", () => {
  expect(listOwnTests(["tests/e2e/tools.test.ts"])).toEqual(["tests/e2e/tools.test.ts"]);
});
