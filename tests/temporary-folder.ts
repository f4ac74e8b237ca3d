import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/**
 * Creates a folder outside the project. It is removed after the test that calls this, or if called outside of a test,
 * after all tests in the file or suite.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ridgebeam-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  if (TestRunner.getCurrentTest() === undefined) afterAll(remove);
  else onTestFinished(remove);
  return folder;
}
