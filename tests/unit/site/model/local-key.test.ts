import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readLocalKey } from "../../../../site/model/local-key.ts";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ridgebeam-key-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("a key is made once, for its owner's eyes", async () => {
  const folder = emptyFolder();
  const key = await readLocalKey(folder);
  expect(key).toMatch(/^sb_publishable_.{32}$/);
  expect(await readLocalKey(folder)).toBe(key);
  expect(statSync(join(folder, "publishable-key")).mode & 0o777).toBe(0o600);
});

test("an empty key is refused, with what to do", async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, "publishable-key"), "\n");
  await expect(readLocalKey(folder)).rejects.toThrow(/publishable-key is empty\. Restore it from a backup/);
});
