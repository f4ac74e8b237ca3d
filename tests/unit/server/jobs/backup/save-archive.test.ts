import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { saveArchive } from "../../../../../server/jobs/backup/open-backup.ts";
import { temporaryFolder } from "../../../../temporary-folder.ts";

it("if two archives are saved under the same name at once, one is rejected and the other is complete", async () => {
  const folder = temporaryFolder();
  const path = join(folder, "leads.tgz");
  const results = await Promise.allSettled(
    ["first", "second"].map((text) => saveArchive(Readable.from([text]), path)),
  );
  const savedIndex = results.findIndex(({ status }) => status === "fulfilled");
  expect(results[1 - savedIndex]).toMatchObject({ status: "rejected", reason: { code: "EEXIST" } });
  expect(gunzipSync(readFileSync(path)).toString()).toBe(["first", "second"][savedIndex]);
  expect(readdirSync(folder)).toEqual(["leads.tgz"]);
});
