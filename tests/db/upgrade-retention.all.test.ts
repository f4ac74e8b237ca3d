import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { deleteExpired } from "../../server/jobs/retention/delete-expired.ts";
import { openFileStore } from "../../server/data/files/file-store.ts";
import { createLocalRetention } from "../../server/jobs/retention/local-retention.ts";
import { migrate } from "../../server/data/database/migrate.ts";
import { firstReleaseVersions, migrateEarlier } from "./earlier-chain.ts";
import { postgresSkipReason, startPostgres } from "./postgres-server.ts";

const day = 24 * 3_600_000;

describe.skipIf(postgresSkipReason)("a database of the first release with old submissions", () => {
  it("gets retention periods on the day of the upgrade, lists what is due, and deletes it the next day", async () => {
    const server = await startPostgres();
    const dataDir = mkdtempSync(join(tmpdir(), "first-release-"));
    const database = await openPostgres(server.url);
    const emails = async () =>
      (
        await database.query<{ email: string }>("select email from public.contact_submissions order by 1")
      ).map(({ email }) => email);
    try {
      await migrateEarlier(database, firstReleaseVersions);
      await database.run(`
        insert into public.contact_submissions (email, source, spam_score, created_at)
        select 'n' || n || '@example.com', 'contact_form', 40, now() - make_interval(months => n * 5)
        from generate_series(0, 5) n`);
      await migrate(database);
      expect(
        await database.query("select distinct spam_score, spam_reasons from public.contact_submissions"),
      ).toEqual([{ spam_score: 40, spam_reasons: {} }]);
      const all = await emails();
      const folder = dataFolderPaths(dataDir);
      const localRetention = createLocalRetention(database, folder, openFileStore(folder, undefined));
      const today = new Date();
      expect(await deleteExpired(localRetention, today)).toEqual([
        expect.stringMatching(
          /^Retention: 1 of 6 rows of contact_submissions are due .* starting tomorrow\./,
        ),
      ]);
      expect(await emails()).toEqual(all);
      await deleteExpired(localRetention, new Date(today.getTime() + day));
      expect(await emails()).toEqual(all.slice(0, -1));
    } finally {
      await database.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
