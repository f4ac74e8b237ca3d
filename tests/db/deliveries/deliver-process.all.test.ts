import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import pg from "pg";
import { migrate } from "../../../server/data/database/migrate.ts";
import { openPostgres } from "../../../server/data/database/open-postgres.ts";
import { startSmtpSink, type SmtpSink } from "../../mail/smtp-sink.ts";
import { postgresMissing, startMigratedPostgres, type PostgresServer } from "../postgres-server.ts";
import { temporaryFolder } from "../served-backend.ts";
import { NODE_ARGUMENTS } from "../../node-arguments.ts";
import { freshShell } from "../../fresh-shell.ts";

const command = fileURLToPath(new URL("../../../server/commands/deliver.ts", import.meta.url));

/** Longest pause in milliseconds between a worker's attempts to reach its database. */
const PATIENCE = { timeout: 120_000 };

describe.skipIf(postgresMissing)("npm run deliver", () => {
  const dataDir = temporaryFolder();
  let server: PostgresServer;
  let sink: SmtpSink;
  let child: ChildProcess;
  let output = "";

  beforeAll(async () => {
    [server, sink] = await Promise.all([startMigratedPostgres(), startSmtpSink()]);
    const database = await openPostgres(server.url);
    await migrate(database);
    await database.close();
    const env = freshShell({
      DATA_DIR: dataDir,
      DATABASE_URL: server.url,
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    });
    child = spawn(process.execPath, [...NODE_ARGUMENTS, command], { env });
    const read = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
  });
  afterAll(async () => {
    child.kill("SIGKILL");
    await sink.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Stores a lead through another connection, so that the worker has to poll for it. */
  async function storeLead(email: string): Promise<void> {
    const client = new pg.Client(server.url);
    await client.connect();
    await client.query(
      "insert into public.contact_submissions (id, first_name, email, source) values ($1, 'Dana', $2, 'contact_form')",
      [randomUUID(), email],
    );
    await client.end();
  }
  const recipients = () => sink.mails.flatMap(({ to }) => to);

  it("sends stored deliveries, also after a restart of the database, and shuts down cleanly", async () => {
    await expect.poll(() => output, PATIENCE).toContain("Ready: sending what is due.");
    await storeLead("first@example.com");
    await expect.poll(recipients, PATIENCE).toContain("first@example.com");

    await server.restart();
    await storeLead("second@example.com");
    await expect.poll(recipients, PATIENCE).toContain("second@example.com");
    expect(child.exitCode).toBeNull();

    const ended = once(child, "exit");
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(
      recipients()
        .sort()
        .filter((to) => to.endsWith("@example.com")),
    ).toEqual(["first@example.com", "second@example.com"]);
  });
});
