import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { migrate } from "../../server/data/database/migrate.ts";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { makeDeliveryWorker } from "../../server/jobs/outbox/delivery-worker.ts";
import { recordingChannel } from "./deliveries/recording-channel.ts";
import { postgresMissing, startPostgres } from "./postgres-server.ts";

const migrations = fileURLToPath(new URL("../../supabase/migrations/", import.meta.url));

describe.skipIf(postgresMissing)("a database of the first release with submissions", () => {
  it("mails none of them after the upgrade, however they are changed, and each one that follows", async () => {
    const server = await startPostgres();
    const first = mkdtempSync(join(tmpdir(), "first-release-"));
    for (const file of readdirSync(migrations).filter((name) => name.startsWith("2025")))
      cpSync(join(migrations, file), join(first, file));
    const database = await openPostgres(server.url);
    const insert =
      "insert into public.contact_submissions (email, source) values ('kim@example.com', 'contact_form')";
    try {
      await migrate(database, first);
      for (let count = 0; count < 20; count += 1) await database.run(insert);
      await migrate(database);
      await database.run("update public.contact_submissions set location = 'Austin, TX'");
      const mail = recordingChannel();
      const worker = makeDeliveryWorker({
        database,
        channels: { mail, webhook: recordingChannel() },
        messageDomain: "ridgebeam.example",
        agencyAddress: "hello@ridgebeam.example",
      });
      await worker.drain();
      expect(mail.tried).toEqual([]);
      await database.run(insert);
      await worker.drain();
      expect(mail.sent.map(({ kind }) => kind).sort()).toEqual(["agency-lead", "sender-receipt"]);
      await database.run("delete from public.contact_submissions");
      expect(await database.query("select from private.deliveries")).toEqual([]);
    } finally {
      await database.close();
      await server.stop();
      rmSync(first, { recursive: true, force: true });
    }
  });
});
