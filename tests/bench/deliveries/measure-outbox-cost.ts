import { join } from "node:path";
import { killProcess, readyAt, startProcess } from "../../db/server-process.ts";
import { sendRows } from "../load/send-load.ts";
import { median } from "../median.ts";

/** How much is sent, in turns with and without the outbox. */
export const OUTBOX_COST = { rounds: 5, rows: 1_000, clients: 50 };

/** Submissions a second; medians over the rounds. */
export interface OutboxCost {
  without: number;
  withOutbox: number;
}

async function rate(dataDir: string, settings: Record<string, string>): Promise<number> {
  const server = await startProcess(dataDir, { ...settings, TRUST_PROXY: "1" });
  try {
    const target = readyAt(server);
    // The first ones wait until code is compiled and pages of the database are read.
    await sendRows(target, 100, OUTBOX_COST.clients);
    const { latencies, total, failures } = await sendRows(target, OUTBOX_COST.rows, OUTBOX_COST.clients);
    if (failures > 0) throw new Error(`${failures} rows were not stored.`);
    return latencies.length / (total / 1000);
  } finally {
    await killProcess(server);
  }
}

/**
 * Sends the same leads to two servers in turns, so that whatever else the machine does weighs on both.
 * @param folder takes a data folder for each
 * @param serversOf the settings of the server with and of the one without the outbox, each with a database of its own
 */
export async function measureOutboxCost(
  folder: string,
  serversOf: { without: Record<string, string>; withOutbox: Record<string, string> },
): Promise<OutboxCost> {
  const rates = { without: [] as number[], withOutbox: [] as number[] };
  const [without, withOutbox] = [join(folder, "without"), join(folder, "with")];
  // The first start makes the database.
  await killProcess(await startProcess(without, serversOf.without));
  await killProcess(await startProcess(withOutbox, serversOf.withOutbox));
  for (let round = 0; round < OUTBOX_COST.rounds; round += 1) {
    rates.without.push(await rate(without, { ...serversOf.without, WITHOUT_OUTBOX: "1" }));
    rates.withOutbox.push(await rate(withOutbox, serversOf.withOutbox));
  }
  return { without: median(rates.without), withOutbox: median(rates.withOutbox) };
}
