import { describe, expect, it } from "vitest";
import { postgresSkipReason } from "../postgres-server.ts";
import { sendWithWorkers } from "./send-with-workers.ts";
import { surviveKills } from "./survive-kills.ts";

/** Maximum number of emails that a worker sends concurrently. */
const maxConcurrent = 20;

describe.skipIf(postgresSkipReason)("the outbox on a PostgreSQL server", { timeout: 600_000 }, () => {
  it("loses nothing if the worker is killed and the mail server rejects each email four times", async () => {
    const [leads, kills] = [40, 3];
    const { acceptedIds, expectedIds, states, leasedCount, tries } = await surviveKills({ leads, kills });
    expect(states).toEqual({ sent: leads });
    expect(leasedCount).toBe(0);
    expect(new Set(expectedIds).size).toBe(leads);
    expect([...new Set(acceptedIds)].sort()).toEqual(expectedIds.sort());
    expect(acceptedIds.length - leads).toBeLessThanOrEqual(kills * maxConcurrent);
    expect(tries).toBeGreaterThanOrEqual(leads * 5);
  });

  it("is shared by four workers, which lose no delivery and send none twice", async () => {
    const { sent, unsentCount } = await sendWithWorkers({ deliveries: 600, workers: 4 });
    expect(unsentCount).toBe(0);
    expect(sent.flat()).toHaveLength(600);
    expect(new Set(sent.flat()).size).toBe(600);
    for (const sentByWorker of sent) expect(sentByWorker.length).toBeGreaterThan(0);
  });
});
