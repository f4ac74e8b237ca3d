import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { listAreas, listSchemaTests } from "../../select-tests.ts";

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
