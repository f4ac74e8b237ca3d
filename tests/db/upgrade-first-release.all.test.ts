import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../server/data/database/database.ts";
import { migrate } from "../../server/data/database/migrate.ts";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { useDatabase } from "./create-database.ts";
import { makeTestWorker } from "./deliveries/make-test-worker.ts";
import { createRecordingChannel } from "./deliveries/recording-channel.ts";
import { firstReleaseVersions, migrateEarlier } from "./earlier-chain.ts";
import { postgresSkipReason } from "./postgres-server.ts";
import { insertRow } from "./insert-row.ts";
import { sampleRows } from "./sample-rows.ts";

describe.skipIf(postgresSkipReason)("an upgraded database of the first release", () => {
  const suiteDatabase = useDatabase("template0");
  let database: Database;
  beforeAll(async () => {
    database = await openPostgres(suiteDatabase.url);
    await migrateEarlier(database, firstReleaseVersions);
    await database.run(`
      insert into public.contact_submissions (email, source, spam_score, created_at)
        select 'n' || n || '@example.com', 'contact_form', 40, now() - make_interval(months => n * 5)
        from generate_series(0, 5) n;
      insert into storage.objects (bucket_id, name, created_at) values
        ('resumes', '1736500000000_lone.pdf', now() - interval '3 days'),
        ('resumes', '1736500000000_resume.pdf', now() - interval '3 days'),
        ('resumes', '1736500000002_young.pdf', now());
      update private.rate_limits set max_count = 7 where scope = 'resumes' and subject = 'address'`);
    const resume = { ...sampleRows.resume_submissions, created_at: new Date(), spam_score: 0 };
    await insertRow(database, "resume_submissions", resume);
    await migrate(database);
  });
  afterAll(() => database.close());

  it("keeps files and an operator's limits; only files that no submission references are deleted", async () => {
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
  });

  it("sends no email about earlier rows, however they change, but about each new one", async () => {
    await database.run("update public.contact_submissions set location = 'Austin, TX'");
    const mail = createRecordingChannel();
    const worker = makeTestWorker(database, { mail });
    await worker.drain();
    expect(mail.tried).toEqual([]);
    await database.run(
      "insert into public.contact_submissions (email, source) values ('new@example.com', 'contact_form')",
    );
    await worker.drain();
    expect(mail.sent.map(({ kind }) => kind).sort()).toEqual(["agency-lead", "sender-receipt"]);
    await database.run("delete from public.contact_submissions where email = 'new@example.com'");
    expect(await database.query("select from private.deliveries")).toEqual([]);
  });

  it("keeps rows with their scores, and deletes none that it has not listed", async () => {
    const scores =
      "select count(*)::int as rows, spam_score, spam_reasons from public.contact_submissions group by 2, 3";
    expect(await database.query(scores)).toEqual([{ rows: 6, spam_score: 40, spam_reasons: {} }]);
    const lists = "select distinct listed_at from private.retention";
    expect(await database.query(lists)).toEqual([{ listed_at: null }]);
  });
});
