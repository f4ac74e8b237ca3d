import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { openPostgres } from "../../../server/data/database/open-postgres.ts";
import { cleanEnvironment } from "../../clean-environment.ts";
import { createSmtpError, startSmtpSink } from "../../mail/smtp-sink.ts";
import { WASM_ARGUMENTS } from "../../node-arguments.ts";
import { createDatabase } from "../create-database.ts";
import { postgresSkipReason } from "../postgres-server.ts";

/** Maximum number of emails that a worker sends concurrently. */
const maxConcurrent = 20;
const refusalsPerMail = 4;
/** The workers' clock advances by two minutes every 0.1 s, so an hour takes three seconds. */
const [tickMs, tick] = [100, 120_000];

it.skipIf(postgresSkipReason)(
  "the outbox loses nothing if the worker is killed and the mail server rejects each email four times",
  { timeout: 600_000 },
  async () => {
    const suiteDatabase = await createDatabase();
    const database = await openPostgres(suiteDatabase.url);
    const [leads, kills] = [40, 3];
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
    const environment = {
      DATABASE_URL: suiteDatabase.url,
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      DATA_DIR: "",
    };
    const startWorker = (): { child: ChildProcess; ready: Promise<unknown> } => {
      const child = fork("server/run.cjs", ["tests/db/deliveries/worker-process.ts"], {
        execArgv: WASM_ARGUMENTS,
        env: cleanEnvironment(environment),
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      return { child, ready: once(child, "message") };
    };
    let clock = Date.now();
    let worker = startWorker();
    let next = startWorker();
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
        if (kill < kills) next = startWorker();
      }
      await expect
        .poll(() => database.query("select from private.deliveries where state = 'waiting'"), {
          timeout: 300_000,
          interval: 200,
        })
        .toEqual([]);
      const deliveries = await database.query<{ state: string; message_id: string; lease: string | null }>(
        "select state, message_id, lease from private.deliveries",
      );
      expect(deliveries).toHaveLength(leads);
      for (const { state, lease } of deliveries) expect([state, lease]).toEqual(["sent", null]);
      const expectedIds = deliveries.map(({ message_id }) => message_id);
      const acceptedIds = sink.mails.map(({ parsed }) => parsed.messageId ?? "");
      expect(new Set(expectedIds).size).toBe(leads);
      expect([...new Set(acceptedIds)].sort()).toEqual(expectedIds.sort());
      expect(acceptedIds.length - leads).toBeLessThanOrEqual(kills * maxConcurrent);
      expect(tries).toBeGreaterThanOrEqual(leads * (refusalsPerMail + 1));
    } finally {
      clearInterval(clockTimer);
      for (const { child } of [worker, next]) child.kill("SIGKILL");
      await sink.close();
      await database.close();
      await suiteDatabase.drop();
    }
  },
);
