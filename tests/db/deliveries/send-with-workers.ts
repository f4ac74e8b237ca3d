import { setTimeout as sleep } from "node:timers/promises";
import { openPostgres } from "../../../server/data/database/open-postgres.ts";
import { makeDeliveryWorker } from "../../../server/jobs/outbox/delivery-worker.ts";
import { startMigratedPostgres } from "../postgres-server.ts";
import { createRecordingChannel } from "./recording-channel.ts";

export interface SendResult {
  sent: string[][];
  unsentCount: number;
}

export async function sendWithWorkers({
  deliveries,
  workers,
}: {
  deliveries: number;
  workers: number;
}): Promise<SendResult> {
  const server = await startMigratedPostgres();
  const own = await openPostgres(server.url);
  const deliveryWorkers = await Promise.all(
    Array.from({ length: workers }, async () => {
      const database = await openPostgres(server.url);
      const mail = createRecordingChannel();
      const channels = { mail, webhook: createRecordingChannel() };
      const options = { messageDomain: "ridgebeam.example", agencyAddress: "hello@ridgebeam.example" };
      return { database, mail, worker: makeDeliveryWorker({ ...options, database, channels }) };
    }),
  );
  try {
    await own.query(
      `insert into public.contact_submissions (phone, source)
       select '555 0100', 'contact_form' from generate_series(1, $1::int)`,
      [deliveries],
    );
    const unsentCount = async () =>
      (
        await own.query<{ n: number }>(
          "select count(*)::int as n from private.deliveries where state <> 'sent'",
        )
      )[0]?.n ?? 0;
    for (const { worker } of deliveryWorkers) worker.start();
    while (deliveryWorkers.reduce((sum, { mail }) => sum + mail.sent.length, 0) < deliveries) await sleep(20);
    await Promise.all(deliveryWorkers.map(({ worker }) => worker.stop()));
    return {
      sent: deliveryWorkers.map(({ mail }) => mail.sent.map(({ id }) => id)),
      unsentCount: await unsentCount(),
    };
  } finally {
    await Promise.all(deliveryWorkers.map(({ database }) => database.close()));
    await own.close();
    await server.stop();
  }
}
