import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createMailQuota } from "../../../../../../server/jobs/mail/transports/eml-transport.ts";
import { temporaryFolder } from "../../../../../temporary-folder.ts";

const quotas = { senders: { mails: 2, bytes: 1000 }, agency: { mails: 4, bytes: 4000 } };

function folderOf(...names: string[]): string {
  const folder = temporaryFolder();
  for (const name of names) writeFileSync(join(folder, name), "x");
  return folder;
}

it("released space in the mail folder can be reserved again", async () => {
  const { reserve } = createMailQuota(folderOf(), quotas);
  const release = await reserve(true, 900);
  await expect(reserve(true, 900)).rejects.toMatchObject({ scope: "retry" });
  release();
  await reserve(true, 900);
});

it("a full mail folder is counted again after a while, since emails may have been moved away", async () => {
  let now = 0;
  const folder = folderOf("a.eml", "b.eml");
  const { reserve } = createMailQuota(folder, quotas, () => now);
  await expect(reserve(true, 1)).rejects.toMatchObject({ scope: "retry" });
  rmSync(join(folder, "a.eml"));
  await expect(reserve(true, 1)).rejects.toMatchObject({ scope: "retry" });
  now = 6_000;
  await reserve(true, 1);
});

it("a missing mail folder counts as empty", async () => {
  await createMailQuota(join(folderOf(), "none"), quotas).reserve(true, 1);
});
