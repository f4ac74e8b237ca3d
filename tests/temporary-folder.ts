import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/** A folder outside the project that is removed after the test that asks for it, or after the tests of the file or suite. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ridgebeam-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  if (TestRunner.getCurrentTest() === undefined) afterAll(remove);
  else onTestFinished(remove);
  return folder;
}
