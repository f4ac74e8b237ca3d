import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openPostgres } from "../../../server/data/database/open-postgres.ts";
import { createSmtpError, startSmtpSink } from "../../mail/smtp-sink.ts";
import { startMigratedPostgres } from "../postgres-server.ts";
import { NODE_ARGUMENTS } from "../../node-arguments.ts";
import { cleanEnvironment } from "../../clean-environment.ts";

const script = fileURLToPath(new URL("worker-process.ts", import.meta.url));

const refusalsPerMail = 4;
/** The workers' clock advances by two minutes every 0.1 s, so an hour takes three seconds. */
const [tickMs, tick] = [100, 120_000];

export interface SurvivalResult {
  acceptedIds: string[];
  expectedIds: string[];
  states: Record<string, number>;
  leasedCount: number;
  tries: number;
}

function startWorker(environment: Record<string, string>): { child: ChildProcess; ready: Promise<unknown> } {
  const child = fork(script, {
    execArgv: [...NODE_ARGUMENTS],
    env: cleanEnvironment(environment),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return { child, ready: once(child, "message") };
}

/**
 * Sends emails about leads to a mail server that rejects each email four times, while the worker is repeatedly killed
 * and replaced.
 */
export async function surviveKills({
  leads,
  kills,
}: {
  leads: number;
  kills: number;
}): Promise<SurvivalResult> {
  const server = await startMigratedPostgres();
  const database = await openPostgres(server.url);
  const triesByMessage = new Map<string, number>();
  let tries = 0;
  const sink = await startSmtpSink({
    checkMail({ parsed: { messageId = "" } }) {
      tries += 1;
      const messageTries = (triesByMessage.get(messageId) ?? 0) + 1;
      triesByMessage.set(messageId, messageTries);
      return messageTries <= refusalsPerMail ? createSmtpError(451, "4.7.1 Try again later") : undefined;
    },
  });
  const environment = { DATABASE_URL: server.url, SMTP_URL: `smtp://127.0.0.1:${sink.port}`, DATA_DIR: "" };
  let clock = Date.now();
  let worker = startWorker(environment);
  let next = startWorker(environment);
  const clockTimer = setInterval(() => {
    clock += tick;
    // Ignore errors, since the worker may already be dead.
    if (worker.child.connected) worker.child.send(clock, () => undefined);
  }, tickMs);
  try {
    // Without an email address, no receipt is sent, so each lead causes exactly one delivery.
    await database.query(
      `insert into public.contact_submissions (first_name, phone, source)
       select 'Kim ' || n, '555 0100', 'contact_form' from generate_series(1, $1::int) n`,
      [leads],
    );
    const total = leads * (refusalsPerMail + 1);
    for (let kill = 1; kill <= kills; kill += 1) {
      await worker.ready;
      while (tries < (total * kill) / (kills + 1)) await sleep(5);
      worker.child.kill("SIGKILL");
      await once(worker.child, "exit");
      worker = next;
      next = startWorker(environment);
    }
    const countUnsent = async () =>
      (
        await database.query<{ n: number }>(
          "select count(*)::int as n from private.deliveries where state = 'waiting'",
        )
      )[0]?.n;
    while ((await countUnsent()) !== 0) await sleep(100);
    const found = await database.query<{ state: string; message_id: string; is_leased: boolean }>(
      "select state, message_id, lease is not null as is_leased from private.deliveries",
    );
    const states: Record<string, number> = {};
    for (const { state } of found) states[state] = (states[state] ?? 0) + 1;
    return {
      acceptedIds: sink.mails.map(({ parsed }) => parsed.messageId ?? ""),
      expectedIds: found.map(({ message_id }) => message_id),
      states,
      leasedCount: found.filter(({ is_leased }) => is_leased).length,
      tries,
    };
  } finally {
    clearInterval(clockTimer);
    for (const { child } of [worker, next]) child.kill("SIGKILL");
    await database.close();
    await sink.close();
    await server.stop();
  }
}
