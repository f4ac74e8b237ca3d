import { expect, it } from "vitest";
import { makeBackup } from "../../../../../server/operator/backup/make-backup.ts";

const unusedSource = {
  backup: () => Promise.reject(new Error("The source was asked.")),
  close: () => Promise.resolve(),
};

it.each(["dist/leads.tgz", "site/public/leads.tgz", "dist/../dist/new/leads.tgz"])(
  "a backup is not written to %s, where any visitor could download it",
  async (file) => {
    await expect(makeBackup(unusedSource, file)).rejects.toThrow(
      /^The archive is ".*"; expected a folder outside .*, which is served to every visitor\.$/,
    );
  },
);
