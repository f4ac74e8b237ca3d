import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createMailQuota } from "../../../../../../server/jobs/mail/transports/mail-quota.ts";
import { temporaryFolder } from "../../../../../temporary-folder.ts";

const shares = { senders: { mails: 2, bytes: 1000 }, agency: { mails: 4, bytes: 4000 } };

function folderOf(...names: string[]): string {
  const folder = temporaryFolder();
  for (const name of names) writeFileSync(join(folder, name), "x");
  return folder;
}

it("released space can be reserved again", async () => {
  const { take } = createMailQuota(folderOf(), shares);
  const release = await take(true, 900);
  await expect(take(true, 900)).rejects.toMatchObject({ scope: "retry" });
  release();
  await take(true, 900);
});

it("a full folder is counted again after a while, since emails may have been moved away", async () => {
  let now = 0;
  const folder = folderOf("a.eml", "b.eml");
  const { take } = createMailQuota(folder, shares, () => now);
  await expect(take(true, 1)).rejects.toMatchObject({ scope: "retry" });
  rmSync(join(folder, "a.eml"));
  await expect(take(true, 1)).rejects.toMatchObject({ scope: "retry" });
  now = 6_000;
  await take(true, 1);
});

it("a missing folder counts as empty", async () => {
  await createMailQuota(join(folderOf(), "none"), shares).take(true, 1);
});
