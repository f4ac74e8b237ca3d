import { describe, expect, it } from "vitest";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { makeDeliveryWorker } from "../../server/jobs/outbox/delivery-worker.ts";
import { createRecordingChannel } from "./deliveries/recording-channel.ts";
import { migrate } from "../../server/data/database/migrate.ts";
import { firstReleaseVersions, migrateEarlier } from "./earlier-chain.ts";
import { postgresSkipReason, startPostgres } from "./postgres-server.ts";

describe.skipIf(postgresSkipReason)("a database of the first release with submissions", () => {
  it("sends no email about earlier rows after the upgrade, however they change, but about each new one", async () => {
    const server = await startPostgres();
    const database = await openPostgres(server.url);
    const insert =
      "insert into public.contact_submissions (email, source) values ('kim@example.com', 'contact_form')";
    try {
      await migrateEarlier(database, firstReleaseVersions);
      for (let count = 0; count < 20; count += 1) await database.run(insert);
      await migrate(database);
      await database.run("update public.contact_submissions set location = 'Austin, TX'");
      const mail = createRecordingChannel();
      const worker = makeDeliveryWorker({
        database,
        channels: { mail, webhook: createRecordingChannel() },
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
    }
  });
});
