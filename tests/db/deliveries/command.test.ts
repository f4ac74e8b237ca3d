import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { DeliveryRow } from "../../../server/jobs/outbox/delivery-store.ts";
import { startSmtpSink } from "../../mail/smtp-sink.ts";
import { copyEmbeddedTemplate } from "../embedded-template.ts";
import { describeBackend } from "../served-backend.ts";
import { runDeliveries } from "../../../server/operator/deliveries/run-deliveries.ts";
import { runCommand } from "../../run-command.ts";
import { runHere } from "../../run-here.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { isFullRun } from "../../is-full-run.ts";

describeBackend("npm run deliveries with a running server", (backend) => {
  beforeAll(() => backend.reset());

  const run = (...args: string[]) => runHere(runDeliveries, args, backend.environment);
  const rows = async (...args: string[]) =>
    JSON.parse((await run("--json", ...args)).output) as DeliveryRow[];

  it("lists deliveries, releases held ones once, and retries failed ones", async () => {
    await backend.send("contact_submissions");
    const flaggedId = await backend.send("salary_report_downloads", {
      form_check: { trap: "x", seconds: 1 },
    });
    await backend.database.run(
      "update private.deliveries set state = 'failed', attempts = 9, last_error = '550 No such user', finished_at = now() where kind = 'agency-lead'",
    );

    const all = await rows();
    expect(all.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      "agency-lead failed",
      "agency-report-request held",
      "sender-receipt waiting",
      "sender-report held",
    ]);
    const failedRows = await rows("--state", "failed");
    expect(failedRows).toMatchObject([{ kind: "agency-lead", attempts: 9, last_error: "550 No such user" }]);
    expect((await run("--state", "failed")).output).toContain("  550 No such user\n\n1 waiting, 2 held");

    expect(await run("--release", flaggedId)).toEqual({
      code: 0,
      output: "2 deliveries released.\n",
      errors: "",
    });
    expect(await run("--release", flaggedId)).toEqual({
      code: 1,
      output: "",
      errors: `No held delivery has the id ${flaggedId} or belongs to a submission with that id.\n`,
    });
    expect((await run("--retry", failedRows[0]?.id ?? "")).output).toBe("1 delivery will be retried.\n");
    expect((await run("--retry", "all")).output).toBe("0 deliveries will be retried.\n");
    expect((await rows()).map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting", "waiting"]);
  });
});

describe("npm run deliveries", () => {
  const dataDir = temporaryFolder();
  beforeAll(() => copyEmbeddedTemplate(dataDir));

  it.runIf(isFullRun)("works without a running server", async () => {
    const { code, output } = await runCommand("deliveries", [], { DATA_DIR: dataDir });
    expect([code, output]).toEqual([0, "0 waiting, 0 held, 0 sent, 0 failed.\n"]);
  });

  it("sends a test email through the server in SMTP_URL, which says that it is a test", async () => {
    const sink = await startSmtpSink();
    onTestFinished(() => sink.close());
    const environment = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
    const { code, output } = await runHere(runDeliveries, ["--test", "kim@example.com"], environment);
    expect(code).toBe(0);
    expect(output).toContain("Sent the test email to kim@example.com.");
    expect(sink.mails.map(({ to }) => to)).toEqual([["kim@example.com"]]);
    expect(sink.mails[0]?.parsed.text).toContain("MAIL WORKS");
  });

  it.runIf(isFullRun)("reports in one line that no server accepts a test email", async () => {
    const environment = { DATA_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:1" };
    const { code, errors } = await runHere(runDeliveries, ["--test", "kim@example.com"], environment);
    expect(code).toBe(1);
    expect(errors).toMatch(/^The test email was not sent: .+\n$/);
  });
});
