import { join } from "node:path";
import { percentile } from "../../db/percentile.ts";
import { shareWork } from "../../db/deliveries/share-work.ts";
import { surviveKills } from "../../db/deliveries/survive-kills.ts";
import { postgresMissing, startPostgres } from "../../db/postgres-server.ts";
import type { BenchPart, BenchTable } from "../bench-part.ts";
import { inScratch } from "../builds/in-scratch.ts";
import { milliseconds } from "../format-figures.ts";
import { measureNotices, NOTICES } from "./measure-notices.ts";
import { measureOutboxCost, OUTBOX_COST, type OutboxCost } from "./measure-outbox-cost.ts";

const FAULTS = { leads: 1_000, kills: 20, deliveries: 10_000, workers: 4 };
const count = (number: number) => number.toLocaleString("en-US");

/** What the outbox costs a submission, how soon a notice is out, and what is lost under faults. */
export const deliveriesPart: BenchPart = {
  id: "deliveries",
  measure: () =>
    inScratch(async (scratch) => {
      const tables = [await costTable(scratch), await noticeTable(scratch)];
      return postgresMissing === undefined ? [...tables, await faultTable()] : tables;
    }),
};

/** Runs work with the addresses of so many PostgreSQL servers of its own. */
async function withServers<T>(number: number, work: (urls: string[]) => Promise<T>): Promise<T> {
  const servers = await Promise.all(Array.from({ length: number }, () => startPostgres("on")));
  try {
    return await work(servers.map(({ url }) => url));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function costTable(scratch: string): Promise<BenchTable> {
  const rows = [
    costCells("embedded", await measureOutboxCost(join(scratch, "cost"), { without: {}, withOutbox: {} })),
  ];
  if (postgresMissing === undefined) {
    const cost = await withServers(2, ([without = "", withOutbox = ""]) =>
      measureOutboxCost(join(scratch, "cost-server"), {
        without: { DATABASE_URL: without },
        withOutbox: { DATABASE_URL: withOutbox },
      }),
    );
    rows.push(costCells("PostgreSQL server", cost));
  }
  return {
    caption: `Leads with an e-mail address by ${OUTBOX_COST.clients} clients over HTTP, ${count(OUTBOX_COST.rows)} at a time, in turns without and with the triggers that write two deliveries for each; medians of ${OUTBOX_COST.rounds} turns. The goal is a cost of at most 10 %.`,
    columns: ["Database", "Submissions/s without", "Submissions/s with", "Cost"],
    rows,
  };
}

function costCells(database: string, { without, withOutbox }: OutboxCost): string[] {
  const cells = [
    database,
    without.toFixed(0),
    withOutbox.toFixed(0),
    `${((1 - withOutbox / without) * 100).toFixed(1)} %`,
  ];
  console.log(cells.join("  "));
  return cells;
}

async function noticeTable(scratch: string): Promise<BenchTable> {
  const rows = [await noticeCells("embedded", join(scratch, "notices"))];
  if (postgresMissing === undefined)
    rows.push(
      await withServers(1, ([DATABASE_URL = ""]) =>
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
  const times = [50, 95, 100].map((percent) => milliseconds(percentile(steady, percent)));
  const cells = [database, ...times, rate.toFixed(0), milliseconds(backlog)];
  console.log(cells.join("  "));
  return cells;
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
  for (const row of rows) console.log(row.join("  "));
  if (killed.leased > 0 || killed.states.sent !== FAULTS.leads || shared.left > 0)
    throw new Error(`Some are not settled: ${JSON.stringify(killed.states)}, ${killed.leased} leased.`);
  return {
    caption:
      "Workers on one PostgreSQL server. Killed ones send to a real mail server, and their clock runs 1,200 times as fast; a mail that was under way may come twice, under one Message-ID. The four share an outbox without a mail server.",
    columns: ["What", "Deliveries", "Lost", "Sent twice", "Time"],
    rows,
  };
}
