import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openBackend, type Backend } from "../../../server/http/open-backend.ts";
import { dataFolderPaths } from "../../../server/data/files/data-folder.ts";
import { openBackup } from "../../../server/jobs/backup/open-backup.ts";
import { copyEmbeddedTemplate } from "../embedded-template.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const dataDir = temporaryFolder();
/** Content of a resume, much larger than the 16 KB that the archive stream buffers. */
const resume = randomBytes(1_000_000);
let backend: Backend;

let uncaughtErrors: unknown[];
const recordError = (error: unknown) => uncaughtErrors.push(error);

beforeAll(async () => {
  await copyEmbeddedTemplate(dataDir);
  backend = await openBackend({ dataDir });
  await backend.database.query(
    "insert into storage.objects (bucket_id, name) values ('resumes', '1_cv.pdf')",
  );
});
beforeEach(() => {
  uncaughtErrors = [];
  process.on("uncaughtException", recordError);
});
afterEach(() => void process.off("uncaughtException", recordError));
afterAll(async () => {
  await backend.close();
});

function stalledBackup() {
  let isRead = false;
  let hasStalled = false;
  const file = new Writable({
    highWaterMark: 1,
    write(_chunk, _encoding, done) {
      if (isRead) hasStalled = true;
      else done();
    },
  });
  const archive = openBackup({
    database: backend.database,
    isEmbedded: true,
    folder: dataFolderPaths(dataDir),
    files: {
      ...backend.files,
      read: () => {
        isRead = true;
        return Promise.resolve(resume);
      },
    },
  });
  return { archive, file, hasStalled: () => hasStalled };
}

const listTemporaryTables = () =>
  backend.database.query("select relname from pg_class where relpersistence = 't' and relkind = 'r'");

it.each([
  [
    "a full disk",
    "ENOSPC: no space left on device, write",
    (file: Writable) => file.destroy(new Error("ENOSPC: no space left on device, write")),
  ],
  [
    "a server shutdown",
    "The operation was aborted",
    (_file: Writable, controller: AbortController) => controller.abort(),
  ],
])(
  "a backup interrupted by %s while a file is pending is abandoned, and the process continues",
  async (_by, reason, interrupt) => {
    const controller = new AbortController();
    const { archive, file, hasStalled } = stalledBackup();
    const writing = pipeline(archive, file, { signal: controller.signal });
    const rejection = expect(writing).rejects.toThrow(reason);
    await expect.poll(hasStalled).toBe(true);
    interrupt(file, controller);
    await rejection;
    await expect.poll(listTemporaryTables).toEqual([]);
    await sleep(50);
    expect(uncaughtErrors).toEqual([]);
  },
);
