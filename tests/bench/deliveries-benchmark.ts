import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseReadyLine } from "../db/server-process.ts";
import { startSmtpSink } from "../mail/smtp-sink.ts";
import { formatPercentiles } from "./statistics.ts";
import { logRow, measureDatabases, withServer } from "./fixtures.ts";
import { postLead, type Target } from "./send-load.ts";
import type { Benchmark } from "./write-tables.ts";

/** Leads per second, and duration of the test in seconds. */
const [RATE, SECONDS] = [20, 30];

const TIMEOUT_MS = 120_000;

async function sendLead(target: Target, leadNumber: number): Promise<void> {
  const row = { first_name: `Lead${leadNumber}x`, phone: "555 0100", source: "contact_form" };
  const response = await postLead(target, `198.51.100.${leadNumber % 250}`, row);
  if (!response.ok) throw new Error(`A lead was not stored: ${response.status}`);
}

/**
 * Measures the time from the response to a form until its notification reaches a mail server in this process.
 * @returns latencies in milliseconds, with leads sent at a steady rate
 * @throws Error if a notification is missing
 */
async function measureLatencies(dataDir: string, settings: Record<string, string>): Promise<number[]> {
  const arrivalTimes = new Map<number, number>();
  const sink = await startSmtpSink({
    checkMail({ parsed }) {
      arrivalTimes.set(Number(/Lead(\d+)x/.exec(parsed.text ?? "")?.[1]), performance.now());
      return undefined;
    },
  });
  const measure = async (target: Target, leadNumber: number): Promise<number> => {
    await sendLead(target, leadNumber);
    const stored = performance.now();
    for (;;) {
      const time = arrivalTimes.get(leadNumber);
      if (time !== undefined) return time - stored;
      if (performance.now() > stored + TIMEOUT_MS)
        throw new Error(`The notification about lead ${leadNumber} did not arrive.`);
      await sleep(10);
    }
  };
  const environment = { ...settings, TRUST_PROXY: "1", SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
  try {
    return await withServer(dataDir, environment, async (server) => {
      // Warm up, so that code is compiled and database pages are in memory.
      await measure(parseReadyLine(server), 0);
      const latencies: Promise<number>[] = [];
      for (let leadNumber = 1; leadNumber <= RATE * SECONDS; leadNumber += 1) {
        latencies.push(measure(parseReadyLine(server), leadNumber));
        await sleep(1000 / RATE);
      }
      return Promise.all(latencies);
    });
  } finally {
    await sink.close();
  }
}

export const deliveriesBenchmark: Benchmark = {
  id: "deliveries",
  file: "docs/performance/server.md",
  measure: async (scratch) => [
    {
      caption: `From the answer to the form until a mail server on this machine has the notice, at a steady ${RATE} leads a second for ${SECONDS} s. The goal is a p95 of 5 s.`,
      columns: ["Database", "p50", "p95", "Slowest"],
      rows: await measureDatabases(async (database, settings) => {
        const latencies = await measureLatencies(join(scratch, database), settings);
        return logRow([database, ...formatPercentiles(latencies, 50, 95, 100)]);
      }),
      notes: ["Every notice arrived."],
    },
  ],
};
