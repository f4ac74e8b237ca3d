import { describe, expect, it } from "vitest";
import { makeTestWorker } from "./deliveries/make-test-worker.ts";
import { createRecordingChannel } from "./deliveries/recording-channel.ts";
import { useHostedProject } from "./hosted-project.ts";
import { postgresSkipReason } from "./postgres-server.ts";

describe.skipIf(postgresSkipReason)("the migrations on a database set up like a hosted project", () => {
  const project = useHostedProject();

  const asAnon = (sql: string) =>
    project.owner.transaction(async (transaction) => {
      await transaction.run(
        `set local role anon; set local request.headers = '{"x-forwarded-for": "203.0.113.1"}'`,
      );
      return transaction.query(sql);
    });

  const limit = (scope: string, subject: string, count: number) =>
    project.owner.query("update private.rate_limits set max_count = $3 where scope = $1 and subject = $2", [
      scope,
      subject,
      count,
    ]);

  it("let visitors insert rows and upload files", async () => {
    await asAnon("insert into public.salary_report_downloads (email) values ('kim@example.com')");
    await asAnon("insert into storage.objects (bucket_id, name) values ('resumes', '1736500000000_cv.pdf')");
    expect(await project.owner.query("select email from public.salary_report_downloads")).toEqual([
      { email: "kim@example.com" },
    ]);
  });

  it("create a submission's deliveries, which a worker with the project's connection string sends", async () => {
    const mail = createRecordingChannel();
    await makeTestWorker(project.owner, { mail }).drain();
    expect(mail.sent.map(({ kind, recipient }) => `${kind} ${recipient}`).sort()).toEqual([
      "agency-report-request hello@ridgebeam.example",
      "sender-report kim@example.com",
    ]);
    for (const table of [
      ...[
        "deliveries",
        "delivery_rules",
        "delivery_settings",
        "webhooks",
        "lead_events",
        "snoozes",
        "desk_presence",
        "lead_owners",
      ],
      ...["operators", "operator_links", "operator_sessions", "operator_log"],
      ...["job_alerts", "alert_departures", "openings"],
    ])
      await expect(asAnon(`select * from private.${table}`)).rejects.toMatchObject({ code: "42501" });
    await project.owner.run("delete from public.salary_report_downloads where email = 'kim@example.com'");
    expect(await project.owner.query("select from private.deliveries")).toEqual([]);
  });

  it("revoke the project's default grants", async () => {
    for (const sql of [
      "select * from public.salary_report_downloads",
      "truncate public.contact_submissions",
      "select * from private.salt",
    ])
      await expect(asAnon(sql)).rejects.toMatchObject({ code: "42501" });
    expect(await asAnon("select * from storage.objects")).toEqual([]);
  });

  it("check a sender's limit before validating the row, and count only rows that are stored", async () => {
    const row = (email: string, id: string = crypto.randomUUID()) =>
      asAnon(`insert into public.salary_report_downloads (id, email) values ('${id}', '${email}')`);
    await project.owner.query("delete from private.rate_counts");
    await limit("salary_report_downloads", "address", 1);
    const id = crypto.randomUUID();
    await row("kim@example.com", id);
    await expect(row("no address")).rejects.toMatchObject({ code: "PT429" });
    await expect(row("kim@example.com", id)).rejects.toMatchObject({ code: "23505" });
    await limit("salary_report_downloads", "address", 200);
  });

  /**
   * Uploads a file like Supabase Storage: tests the visitor's permission with an insert that is rolled back, then
   * inserts the row as the service role.
   */
  async function upload(name: string, address: string): Promise<void> {
    const insert = (role: string, version: string, metadata: object, end: string) =>
      project.owner.transaction(async (transaction) => {
        await transaction.query(
          "select set_config('role', $1, true), set_config('request.headers', $2, true)",
          [role, JSON.stringify({ "x-forwarded-for": address })],
        );
        await transaction.query(
          `insert into storage.objects (bucket_id, name, version, metadata)
           values ('resumes', $1, $2, $3::jsonb)`,
          [name, version, JSON.stringify(metadata)],
        );
        await transaction.run(end);
      });
    await insert("anon", "1", { mimetype: "application/pdf", contentLength: 300 }, "rollback");
    await insert("service_role", crypto.randomUUID(), { size: 200 }, "select");
  }
  it("count stored uploads, although the migrating role does not own the objects", async () => {
    await limit("resumes", "address", 1);
    await upload("1736500000001_cv.pdf", "203.0.113.7");
    await expect(upload("1736500000002_cv.pdf", "203.0.113.7")).rejects.toMatchObject({
      code: "PT429",
      message: expect.stringContaining("sorry, too many clients already") as string,
    });
    await upload("1736500000003_cv.pdf", "203.0.113.8");
    const countedUploads =
      "select name, bytes::int as bytes, is_stored from private.uploads where bytes = 200 order by name";
    expect(await project.owner.query(countedUploads)).toEqual([
      { name: "1736500000001_cv.pdf", bytes: 200, is_stored: true },
      { name: "1736500000003_cv.pdf", bytes: 200, is_stored: true },
    ]);
  });
});
