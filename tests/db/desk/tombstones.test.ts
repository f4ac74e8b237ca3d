import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { openDesk } from "../../../server/operator/desk/open-desk.ts";
import { copyEmbeddedTemplate } from "../embedded-template.ts";
import { serveBackend } from "../served-backend.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const root = temporaryFolder();
const [dataDir, backupDir] = [join(root, "data"), join(root, "backups")];
const file = join(backupDir, "tombstones.ndjson");
let ids: string[];
const earlierTombstone = {
  submission_table: "contact_submissions",
  submission: crypto.randomUUID(),
  what: "deleted",
  at: "2026-11-01T10:00:00+00:00",
};

beforeAll(async () => {
  for (const folder of [dataDir, backupDir]) mkdirSync(folder);
  await copyEmbeddedTemplate(dataDir);
  const backend = await serveBackend({ dataDir });
  ids = [await backend.send("contact_submissions"), await backend.send("contact_submissions")];
  await backend.close();
});

it("an erasure on the desk appends its tombstones to those in BACKUP_DIR, each once", async () => {
  // Simulate a power failure that cut off the last line.
  writeFileSync(file, `${JSON.stringify(earlierTombstone)}\n{"submission_table": "cont`);
  const desk = await openDesk({ DATA_DIR: dataDir, BACKUP_DIR: backupDir });
  for (const id of ids) {
    const submissions = [{ table: "contact_submissions" as const, id }];
    const counts = await desk.retention.delete({ why: "erasure", submissions });
    expect(counts.contact_submissions).toBe(1);
  }
  await desk.close();
  const text = readFileSync(file, "utf8");
  for (const id of [earlierTombstone.submission, ...ids]) expect(text.split(id)).toHaveLength(2);
  expect(existsSync(join(dataDir, "tombstones.ndjson"))).toBe(false);
});
