import { setTimeout as sleep } from "node:timers/promises";
import {
  addressOf,
  machinesMissing,
  startMachines,
  type MachinesStage,
} from "../db/machines/machines-stage.ts";
import { sendUntilStopped, type Visitors } from "../db/machines/visitors.ts";
import { percentiles } from "./figures.ts";
import { print } from "./stages.ts";
import type { BenchPart, BenchTable } from "./write-tables.ts";

/**
 * Number of simultaneous visitors, duration of each measurement in milliseconds, and number of machines added and
 * removed.
 */
const [clients, spell, rounds] = [50, 15_000, 3];

/** Longest time without a writable database, in milliseconds. */
const goal = 30_000;

const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`;

/** Formats the results since a given time as a table row. */
function lineSince(what: string, visitors: Visitors, since: number, failedBefore: number): string[] {
  const took = visitors.forms.filter(({ at }) => at > since).map((form) => form.took);
  const spent = (performance.now() - since) / 1000;
  return print([
    what,
    took.length.toLocaleString("en-US"),
    (took.length / spent).toFixed(0),
    ...percentiles(took, 50, 95, 100),
    String(visitors.failures.length - failedBefore),
  ]);
}

/** Adds and removes a machine repeatedly. */
async function comeAndGo(stage: MachinesStage): Promise<void> {
  let serving = stage.machines;
  for (let round = 0; round < rounds; round += 1) {
    const added = await stage.addMachine();
    serving = [...serving, added];
    await stage.balancer.lead(serving.map(addressOf));
    await sleep(2_000);
    const [oldest, ...others] = serving;
    await oldest?.stop();
    await sleep(2_000);
    serving = others;
    await stage.balancer.lead(serving.map(addressOf));
  }
}

async function measure(stage: MachinesStage): Promise<BenchTable> {
  const { balancer, machines, pair, pooler } = stage;
  const visitors = sendUntilStopped(balancer.url, machines[0]?.key ?? "", clients);
  const rows: string[][] = [];
  const during = async (what: string, work: () => Promise<unknown>) => {
    const [since, failed] = [performance.now(), visitors.failures.length];
    await work();
    rows.push(lineSince(what, visitors, since, failed));
  };
  await sleep(2_000);
  await during("three servers", () => sleep(spell));
  await during(`${rounds} servers added and ${rounds} taken away`, () => comeAndGo(stage));

  let [killed, promoted, answered] = [0, 0, 0];
  await during("the primary is killed, the standby promoted", async () => {
    killed = performance.now();
    await pair.primary.kill();
    await pair.promote();
    pooler.lead(pair.standby.host);
    promoted = performance.now();
    while (answered === 0 && performance.now() < killed + 2 * goal) {
      await sleep(20);
      answered = visitors.forms.find(({ at }) => at > promoted)?.at ?? 0;
    }
    await sleep(spell);
  });
  await visitors.leave();
  const lost = await stage.lost(visitors, pair.standby.url);
  const acknowledged = visitors.leads.length + visitors.files.length;
  const gap = answered - killed;
  if (answered === 0) throw new Error("The service did not come back.");
  return {
    caption: `Three servers behind nginx, on PgBouncer in transaction mode, a PostgreSQL with a synchronous standby, and an S3 server, all of them processes of this machine with their disks' syncing on; ${clients} visitors send leads, and every third one resumes, each the next as soon as it has its answer. Milliseconds are of whole forms with their tries; a try that fails is made again after 200 ms, as a visitor would press Send again. The goals are no failed try while servers come and go, nothing acknowledged that is lost, and rows taken again within ${goal / 1000} s.`,
    columns: ["While", "Forms", "A second", "p50", "p95", "Slowest", "Failed tries"],
    rows,
    notes: [
      `Killed with \`kill -9\`, all processes of the primary at once: the standby was promoted and PgBouncer pointed at it ${seconds(promoted - killed)} later, by a command that follows at once, and the next form was acknowledged ${seconds(gap)} after the kill. What a real failure takes longer is its detection.`,
      `${acknowledged.toLocaleString("en-US")} forms were acknowledged, ${visitors.files.length.toLocaleString("en-US")} of them with a file; ${lost.length} of their rows and files are lost.`,
    ],
  };
}

export const machinesPart: BenchPart = {
  id: "machines",
  file: "docs/performance/server.md",
  async measure() {
    if (machinesMissing !== undefined) {
      console.log(`Skipped: ${machinesMissing}.`);
      return [{ caption: "More than one machine.", columns: ["Not measured"], rows: [[machinesMissing]] }];
    }
    const stage = await startMachines("on");
    try {
      return [await measure(stage)];
    } finally {
      await stage.stop();
    }
  },
};
