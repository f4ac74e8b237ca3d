import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { shareWork } from "../db/deliveries/share-work.ts";
import { surviveKills } from "../db/deliveries/survive-kills.ts";
import { postgresMissing } from "../db/postgres-server.ts";
import { readyAt } from "../db/server-process.ts";
import { startSmtpSink } from "../mail/smtp-sink.ts";
import { median, milliseconds, percentiles } from "./figures.ts";
import { withScratchFolder, print, withPostgres, withServer } from "./stages.ts";
import { postRow, sendRows, type Target } from "./send-load.ts";
import type { BenchPart, BenchTable } from "./write-tables.ts";

/** Number and rate of leads for which the delay of notices is measured. */
const NOTICES = { perSecond: 20, seconds: 30, atOnce: 1_000, clients: 50 };

/** Time from the form's response until the mail server has received the notification. */
interface NoticeFigures {
  /** Latencies in milliseconds at a steady rate of leads. */
  steady: number[];
  backlog: number;
  /** Leads per second during the burst. */
  rate: number;
}

let leads = 0;

async function sendLead(target: Target): Promise<string> {
  const name = `Lead${(leads += 1)}x`;
  const row = { first_name: name, phone: "555 0100", source: "contact_form" };
  const response = await postRow(target, `198.51.100.${leads % 250}`, row);
  if (!response.ok) throw new Error(`A lead was not stored: ${response.status}`);
  return name;
}

/**
 * Measures notification delays: a server process sends to a mail server in this process.
 * @throws Error when a notification is missing
 */
async function measureNotices(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<NoticeFigures> {
  const arrived = new Map<string, number>();
  const sink = await startSmtpSink({
    judge({ parsed }) {
      const name = /Lead\d+x/.exec(parsed.text ?? "")?.[0] ?? "";
      if (!arrived.has(name)) arrived.set(name, performance.now());
      return undefined;
    },
  });
  const environment = { ...settings, TRUST_PROXY: "1", SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
  const until = async (name: string): Promise<number> => {
    const deadline = performance.now() + 120_000;
    for (;;) {
      const time = arrived.get(name);
      if (time !== undefined) return time;
      if (performance.now() > deadline) throw new Error(`The notice of ${name} has not arrived.`);
      await sleep(10);
    }
  };
  const measure = async (target: Target): Promise<NoticeFigures> => {
    await until(await sendLead(target));
    const steady: Promise<number>[] = [];
    const started = performance.now();
    for (let number = 0; number < NOTICES.perSecond * NOTICES.seconds; number += 1) {
      await sleep(Math.max(0, started + (number * 1000) / NOTICES.perSecond - performance.now()));
      const timed = async (): Promise<number> => {
        const name = await sendLead(target);
        const stored = performance.now();
        return (await until(name)) - stored;
      };
      steady.push(timed());
    }
    const times = await Promise.all(steady);
    let left = NOTICES.atOnce;
    const names: string[] = [];
    const rush = performance.now();
    const client = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        names.push(await sendLead(target));
      }
    };
    await Promise.all(Array.from({ length: NOTICES.clients }, client));
    const last = performance.now();
    const ends = await Promise.all(names.map(until));
    return { steady: times, backlog: Math.max(...ends) - last, rate: names.length / ((last - rush) / 1000) };
  };
  try {
    return await withServer(dataDir, environment, (server) => measure(readyAt(server)));
  } finally {
    await sink.close();
  }
}

/** Number of submissions, in alternating runs with and without the outbox. */
const OUTBOX_COST = { rounds: 5, rows: 1_000, clients: 50 };

interface OutboxCost {
  without: number;
  withOutbox: number;
}

const rate = (dataDir: string, settings: Record<string, string>): Promise<number> =>
  withServer(dataDir, { ...settings, TRUST_PROXY: "1" }, async (server) => {
    const target = readyAt(server);
    // Warm-up: code is compiled and database pages are read.
    await sendRows(target, 100, OUTBOX_COST.clients);
    const { latencies, total, failures } = await sendRows(target, OUTBOX_COST.rows, OUTBOX_COST.clients);
    if (failures > 0) throw new Error(`${failures} rows were not stored.`);
    return latencies.length / (total / 1000);
  });

/**
 * Sends the same leads to two servers alternately, so that other load on the machine affects both.
 * @param folder receives a data folder for each server
 * @param serversOf settings of the server with the outbox and of the one without, each with its own database
 */
async function measureOutboxCost(
  folder: string,
  serversOf: { without: Record<string, string>; withOutbox: Record<string, string> },
): Promise<OutboxCost> {
  const rates = { without: [] as number[], withOutbox: [] as number[] };
  const [without, withOutbox] = [join(folder, "without"), join(folder, "with")];
  // The first start creates the database.
  await withServer(without, serversOf.without, () => Promise.resolve());
  await withServer(withOutbox, serversOf.withOutbox, () => Promise.resolve());
  for (let round = 0; round < OUTBOX_COST.rounds; round += 1) {
    rates.without.push(await rate(without, { ...serversOf.without, WITHOUT_OUTBOX: "1" }));
    rates.withOutbox.push(await rate(withOutbox, serversOf.withOutbox));
  }
  return { without: median(rates.without), withOutbox: median(rates.withOutbox) };
}

const FAULTS = { leads: 1_000, kills: 20, deliveries: 10_000, workers: 4 };
const count = (number: number) => number.toLocaleString("en-US");

export const deliveriesPart: BenchPart = {
  id: "deliveries",
  file: "docs/performance/server.md",
  measure: () =>
    withScratchFolder(async (scratch) => {
      const tables = [await costTable(scratch), await noticeTable(scratch)];
      return postgresMissing === undefined ? [...tables, await faultTable()] : tables;
    }),
};

async function costTable(scratch: string): Promise<BenchTable> {
  const rows = [
    costCells("embedded", await measureOutboxCost(join(scratch, "cost"), { without: {}, withOutbox: {} })),
  ];
  if (postgresMissing === undefined) {
    const cost = await withPostgres((without) =>
      withPostgres((withOutbox) =>
        measureOutboxCost(join(scratch, "cost-server"), {
          without: { DATABASE_URL: without },
          withOutbox: { DATABASE_URL: withOutbox },
        }),
      ),
    );
    rows.push(costCells("PostgreSQL server", cost));
  }
  return {
    caption: `Leads with an e-mail address by ${OUTBOX_COST.clients} clients over HTTP, ${count(OUTBOX_COST.rows)} at a time, alternately without and with the triggers that write two deliveries for each; medians of ${OUTBOX_COST.rounds} turns. The goal is a cost of at most 10 %.`,
    columns: ["Database", "Submissions/s without", "Submissions/s with", "Cost"],
    rows,
  };
}

function costCells(database: string, { without, withOutbox }: OutboxCost): string[] {
  return print([
    database,
    without.toFixed(0),
    withOutbox.toFixed(0),
    `${((1 - withOutbox / without) * 100).toFixed(1)} %`,
  ]);
}

async function noticeTable(scratch: string): Promise<BenchTable> {
  const rows = [await noticeCells("embedded", join(scratch, "notices"))];
  if (postgresMissing === undefined)
    rows.push(
      await withPostgres((DATABASE_URL) =>
        noticeCells("PostgreSQL server", join(scratch, "notices-server"), { DATABASE_URL }),
      ),
    );
  return {
    caption: `From the answer to the form until a mail server on this machine has the notice, at a steady ${NOTICES.perSecond} leads a second for ${NOTICES.seconds} s; then ${count(NOTICES.atOnce)} leads by ${NOTICES.clients} clients as fast as they are stored, and how long the last notice came after the last lead. The goal is a p95 of 5 s.`,
    columns: ["Database", "p50", "p95", "Slowest", "Leads/s at saturation", "Backlog gone after"],
    rows,
    notes: ["Every notice arrived."],
  };
}

async function noticeCells(
  database: string,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<string[]> {
  const { steady, backlog, rate } = await measureNotices(dataDir, settings);
  return print([database, ...percentiles(steady, 50, 95, 100), rate.toFixed(0), milliseconds(backlog)]);
}

async function faultTable(): Promise<BenchTable> {
  const killed = await surviveKills(FAULTS);
  const unique = new Set(killed.accepted);
  const lost = killed.expected.filter((id) => !unique.has(id)).length;
  const shared = await shareWork(FAULTS);
  const ids = shared.sent.flat();
  const rows = [
    [
      `${count(FAULTS.leads)} leads, each mail answered 451 four times, the worker killed ${FAULTS.kills} times`,
      count(killed.expected.length),
      count(lost),
      count(killed.accepted.length - unique.size),
      milliseconds(killed.milliseconds),
    ],
    [
      `${count(FAULTS.deliveries)} deliveries by ${FAULTS.workers} workers`,
      count(FAULTS.deliveries),
      count(FAULTS.deliveries - new Set(ids).size),
      count(ids.length - new Set(ids).size),
      milliseconds(shared.milliseconds),
    ],
  ];
  rows.forEach(print);
  if (killed.leased > 0 || killed.states.sent !== FAULTS.leads || shared.left > 0)
    throw new Error(`Some are not settled: ${JSON.stringify(killed.states)}, ${killed.leased} leased.`);
  return {
    caption:
      "Workers on one PostgreSQL server. Killed ones send to a real mail server, and their clock runs 1,200 times as fast; a mail that was under way may come twice, under one Message-ID. The four share an outbox without a mail server.",
    columns: ["What", "Deliveries", "Lost", "Sent twice", "Time"],
    rows,
  };
}
