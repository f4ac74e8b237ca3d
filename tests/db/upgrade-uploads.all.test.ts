import { describe, expect, it } from "vitest";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { migrate } from "../../server/data/database/migrate.ts";
import { firstReleaseVersions, migrateEarlier } from "./earlier-chain.ts";
import { postgresSkipReason, startPostgres } from "./postgres-server.ts";
import { sampleRows } from "./sample-rows.ts";

describe.skipIf(postgresSkipReason)("a database of the first release", () => {
  it("keeps files and an operator's limits in an upgrade; only files that no submission references are deleted", async () => {
    const server = await startPostgres();
    const database = await openPostgres(server.url);
    try {
      await migrateEarlier(database, firstReleaseVersions);
      await database.run(`
        insert into storage.objects (bucket_id, name, created_at) values
          ('resumes', '1736500000000_lone.pdf', now() - interval '3 days'),
          ('resumes', '1736500000000_resume.pdf', now() - interval '3 days'),
          ('resumes', '1736500000002_young.pdf', now());
        update private.rate_limits set max_count = 7 where scope = 'resumes' and subject = 'address'`);
      await database.query(
        "insert into public.resume_submissions select * from json_populate_record(null::public.resume_submissions, $1)",
        [
          JSON.stringify({
            ...sampleRows.resume_submissions,
            id: crypto.randomUUID(),
            created_at: new Date(),
            spam_score: 0,
          }),
        ],
      );
      await migrate(database);
      const due = await database.query("select name from private.remove_expired_uploads() as name");
      expect(due).toEqual([{ name: "1736500000000_lone.pdf" }]);
      expect(await database.query("select name from storage.objects order by name")).toEqual([
        { name: "1736500000000_resume.pdf" },
        { name: "1736500000002_young.pdf" },
      ]);
      const limits =
        "select subject, max_count from private.rate_limits where scope = 'resumes' order by subject";
      expect(await database.query(limits)).toEqual([
        { subject: "address", max_count: 7 },
        { subject: "network", max_count: 60 },
        { subject: "total", max_count: 10000 },
      ]);
    } finally {
      await database.close();
      await server.stop();
    }
  });
});
