import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSmtpSink, type SmtpSink } from "../../mail/smtp-sink.ts";
import { withDatabase } from "../create-database.ts";
import { insertRow } from "../insert-row.ts";
import { sampleRows } from "../sample-rows.ts";
import { postgresSkipReason, startMigratedPostgres, type PostgresServer } from "../postgres-server.ts";
import { cleanEnvironment } from "../../clean-environment.ts";
import { startNode, type Program } from "../../start-program.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

/** Timeout that allows for the longest delay before a worker reconnects to its database. */
const POLL_OPTIONS = { timeout: 120_000 };

describe.skipIf(postgresSkipReason)("npm run deliver", () => {
  const dataDir = temporaryFolder();
  let server: PostgresServer;
  let sink: SmtpSink;
  let worker: Program;

  beforeAll(async () => {
    [server, sink] = await Promise.all([startMigratedPostgres(), startSmtpSink()]);
    const env = cleanEnvironment({
      DATA_DIR: dataDir,
      DATABASE_URL: server.url,
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    });
    worker = startNode("deliver", { env });
  });
  afterAll(async () => {
    await worker.end("SIGKILL");
    await sink.close();
    await server.stop();
  });

  const storeLead = (email: string) =>
    withDatabase(server.url, (database) =>
      insertRow(database, "contact_submissions", { ...sampleRows.contact_submissions, email }),
    );
  const recipients = () => sink.mails.flatMap(({ to }) => to);

  it("sends stored deliveries, even after the database restarts, and shuts down cleanly", async () => {
    await worker.until(/Ready: sending due deliveries\./);
    await storeLead("first@example.com");
    await expect.poll(recipients, POLL_OPTIONS).toContain("first@example.com");

    await server.restart();
    await storeLead("second@example.com");
    await expect.poll(recipients, POLL_OPTIONS).toContain("second@example.com");
    expect(worker.child.exitCode).toBeNull();

    await worker.end();
    expect(await worker.exitCode).toBe(0);
    expect(
      recipients()
        .sort()
        .filter((to) => to.endsWith("@example.com")),
    ).toEqual(["first@example.com", "second@example.com"]);
  });
});
