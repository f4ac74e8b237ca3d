import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Email } from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { loadLocalizedData } from "../../model/loading/load-data.ts";
import type { Delivery } from "../../server/jobs/outbox/channel.ts";
import {
  openMailChannel,
  type MailChannel,
  type MailChannelOptions,
} from "../../server/jobs/mail/mail-channel.ts";
import { createSmtpError, startSmtpSink, type ReceivedMail, type SmtpSink } from "../mail/smtp-sink.ts";
import { writeBuildRecord } from "../../site/settings/build-record.ts";
import { insertRow } from "./insert-row.ts";
import { sampleRows } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const PDF = Buffer.from("%PDF-1.7\nthe report, as the build has made it\n%%EOF\n");
const content = loadLocalizedData(process.cwd());
const neverAborted = new AbortController().signal;

const refuseBeyondAscii = ({ raw }: ReceivedMail): Error | undefined => {
  if (/\P{ASCII}/u.test(raw)) return createSmtpError(554, "5.6.7 Not ASCII");
  return raw.split("\r\n").some((line) => line.length > 998)
    ? createSmtpError(554, "5.6.0 Line too long")
    : undefined;
};

const kinds = {
  "agency-lead": "contact_submissions",
  "agency-resume": "resume_submissions",
  "agency-report-request": "salary_report_downloads",
  "sender-receipt": "contact_submissions",
  "sender-report": "salary_report_downloads",
} as const;

describeBackend("the email channel", (backend, isFastest) => {
  let sink: SmtpSink;
  const siteFolder = temporaryFolder();
  let channel: MailChannel;
  beforeAll(async () => {
    sink = await startSmtpSink();
    mkdirSync(join(siteFolder, "files"));
  });
  afterAll(() => sink.close());

  const openChannel = (options: Partial<MailChannelOptions> = {}) =>
    openMailChannel({
      env: { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, MAIL_FROM: "Beam <post@beam.example>" },
      dataDir: backend.dataDir,
      database: backend.database,
      content,
      siteUrl: "https://www.beam.example",
      siteFolder: () => siteFolder,
      now: () => new Date("2025-01-13T21:41:00Z"),
      ...options,
    });
  beforeEach(async () => {
    await backend.reset();
    sink.mails.length = 0;
    writeFileSync(join(siteFolder, "files", "beam-salary-report-1a2b3c4d5e6f.pdf"), PDF);
    channel = await openChannel();
  });
  afterEach(() => channel.close());

  async function deliveryOf(
    kind: keyof typeof kinds,
    changes: Record<string, unknown> = {},
  ): Promise<Delivery> {
    const table = kinds[kind];
    const submission = crypto.randomUUID();
    const row: Record<string, unknown> = { ...sampleRows[table], ...changes };
    await insertRow(backend.database, table, { ...row, id: submission, created_at: "2025-01-13T21:40:00Z" });
    const id = crypto.randomUUID();
    return {
      id,
      kind,
      table,
      submission,
      recipient: kind.startsWith("agency") ? "leads@beam.example" : String(row.email),
      attempt: 1,
      messageId: `<${id}@beam.example>`,
      createdAt: new Date("2025-01-13T21:40:00Z"),
    };
  }

  const header = (mail: Email | undefined, name: string) =>
    mail?.headers.find(({ key }) => key === name)?.value;

  it.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    "sends %s as HTML and as text, with its id",
    async (kind) => {
      const delivery = await deliveryOf(kind);
      await channel.send(delivery, neverAborted);
      const [mail] = sink.mails;
      expect(mail).toMatchObject({ from: "post@beam.example", to: [delivery.recipient] });
      expect(mail?.parsed.messageId).toBe(delivery.messageId);
      expect(mail?.parsed.from?.address).toBe("post@beam.example");
      expect(header(mail?.parsed, "auto-submitted")).toBe("auto-generated");
      expect(header(mail?.parsed, "x-submission")).toBe(`${delivery.table}/${delivery.submission}`);
      expect(mail?.parsed.html).toContain("<!doctype html>");
      expect(mail?.parsed.text?.length).toBeGreaterThan(200);
      expect(mail?.parsed.subject).not.toBe("");
    },
  );

  // The other tests do not depend on the type of database.
  if (!isFastest) return;

  it("sends a notification before the file check has ended, and includes the check's result once it is available", async () => {
    const sendAndReadText = async () => {
      await channel.send(delivery, neverAborted);
      return sink.mails.at(-1)?.parsed.text?.replace(/\s+/g, " ");
    };
    const delivery = await deliveryOf("agency-resume");
    expect(await sendAndReadText()).toContain(
      "Check pending. Do not open it until the desk shows the result.",
    );
    await backend.database.run(
      "update private.file_checks set verdict = 'refused', fault = 'active', reason = 'The file contains macros.', checked_at = now()",
    );
    expect(await sendAndReadText()).toContain("Refused, do not open it. The file contains macros.");
  });

  it("asks the sender for another file with a link to the receipt, unless the rejected file has been replaced", async () => {
    const delivery: Delivery = {
      ...(await deliveryOf("agency-resume")),
      kind: "sender-file-fault",
      recipient: "sam@example.com",
    };
    const refuseFile =
      "update private.file_checks set verdict = 'refused', fault = 'locked', reason = 'The file requires a password.', checked_at = now()";
    await backend.database.run(refuseFile);
    await channel.send(delivery, neverAborted);
    const text = sink.mails[0]?.parsed.text?.replace(/\s+/g, " ");
    expect(text).toContain("Your file needs a password to open.");
    expect(text).toMatch(/https:\/\/www\.beam\.example\/receipt#[\w-]{22}/);
    await backend.database.run(
      "update public.resume_submissions set resume_file_path = replace(resume_file_path, '_', '_new-')",
    );
    await expect(channel.send(delivery, neverAborted)).rejects.toMatchObject({ scope: "permanent" });
  });

  it("writes to a sender in the form's language, or in English if the site has no such language", async () => {
    const subjects: unknown[] = [];
    for (const language of [null, "es", "de"]) {
      const position_type = language === "es" ? "Gerente de proyecto" : "Project Manager";
      await channel.send(await deliveryOf("sender-receipt", { language, position_type }), neverAborted);
      subjects.push(sink.mails.at(-1)?.parsed.subject);
    }
    expect(subjects).toEqual([
      "We have your request: Project Manager",
      "Recibimos su solicitud: Gerente de proyecto",
      "We have your request: Project Manager",
    ]);
    await channel.send(await deliveryOf("agency-lead", { language: "es" }), neverAborted);
    expect(sink.mails.at(-1)?.parsed.text).toMatch(/^Language: +Spanish$/m);
  });

  it("attaches the last build's report unchanged, not one that is only the newest file, and links to it", async () => {
    // A copy of the site on another machine has other times.
    const other = join(siteFolder, "files", "beam-salary-report-0a0b0c0d0e0f.pdf");
    writeFileSync(other, "%PDF-1.7 of last year");
    utimesSync(other, new Date("2099-01-01"), new Date("2099-01-01"));
    const report = "/files/beam-salary-report-1a2b3c4d5e6f.pdf";
    writeBuildRecord(siteFolder, { stamp: "", publishableKey: "", report, files: {} });
    try {
      await channel.send(await deliveryOf("sender-report"), neverAborted);
    } finally {
      rmSync(other);
    }
    const mail = sink.mails[0]?.parsed;
    const [attached] = mail?.attachments ?? [];
    expect(attached).toMatchObject({ mimeType: "application/pdf", disposition: "attachment" });
    expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(PDF);
    expect(mail?.text).toContain("https://www.beam.example/files/beam-salary-report-1a2b3c4d5e6f.pdf");
  });

  it("retries later if the report is not built yet", async () => {
    rmSync(join(siteFolder, "files", "beam-salary-report-1a2b3c4d5e6f.pdf"));
    await expect(channel.send(await deliveryOf("sender-report"), neverAborted)).rejects.toMatchObject({
      scope: "retry",
      message: "The site has no salary report yet; run npm run build.",
    });
  });

  it("lets no input become a header or another recipient", async () => {
    const headerInjection = "Dana\r\nBcc: victim@example.com\r\nX-Evil: 1\u202e";
    const columns = ["first_name", "company_name", "position_type", "location"];
    const changes = Object.fromEntries(columns.map((column) => [column, headerInjection]));
    await channel.send(await deliveryOf("agency-lead", changes), neverAborted);
    const [mail] = sink.mails;
    expect(mail?.to).toEqual(["leads@beam.example"]);
    expect([header(mail?.parsed, "bcc"), header(mail?.parsed, "x-evil")]).toEqual([undefined, undefined]);
    expect(mail?.parsed.subject).not.toMatch(/[\r\n\u202e]/);
  });

  it.each([
    ["no SMTP extension", { hideSMTPUTF8: true, hide8BITMIME: true }],
    ["only 8BITMIME", { hideSMTPUTF8: true, hide8BITMIME: false }],
    ["only SMTPUTF8", { hideSMTPUTF8: false, hide8BITMIME: true }],
    ["SMTPUTF8 and 8BITMIME", { hideSMTPUTF8: false, hide8BITMIME: false }],
  ])("delivers a notification to a server with %s, whatever was typed", async (_, extensions) => {
    const strictSink = await startSmtpSink({ checkMail: refuseBeyondAscii, ...extensions });
    const ownChannel = await openChannel({ env: { SMTP_URL: `smtp://127.0.0.1:${strictSink.port}` } });
    try {
      const typed = {
        first_name: "محمد",
        last_name: "الأحمد",
        company_name: "远东建筑 👷🏽",
        location: "München",
        project_details: "é".repeat(2000),
      };
      const emails = [
        "josé@copperline.example",
        "kim@bücher.example",
        "用户@例子.example",
        "kim@𝐯ictim.example",
      ];
      for (const email of emails)
        await ownChannel.send(await deliveryOf("agency-lead", { ...typed, email }), neverAborted);
      const name = "محمد الأحمد";
      expect(strictSink.mails.map(({ parsed }) => parsed.replyTo)).toEqual([
        undefined,
        [{ name, address: "kim@xn--bcher-kva.example" }],
        undefined,
        [{ name, address: "kim@victim.example" }],
      ]);
      const [jose] = strictSink.mails;
      expect(jose?.parsed.subject).toContain("远东建筑 👷🏽, München");
      expect(jose?.parsed.text).toContain(name);
      expect(jose?.parsed.text).toMatch(
        /Reply does not reach this sender\. Copy the address\s+josé@copperline\.example/,
      );
      expect(jose?.parsed.text).not.toContain("A reply to this email goes to");
      expect(jose?.parsed.html).toContain("josé@copperline.example");
    } finally {
      await ownChannel.close();
      await strictSink.close();
    }
  });

  it("sends nothing to an address that an email client would parse as two", async () => {
    const delivery = await deliveryOf("sender-receipt", { email: "victim,other@example.com" });
    await expect(channel.send(delivery, neverAborted)).rejects.toMatchObject({ scope: "permanent" });
    await channel.send(await deliveryOf("agency-lead", { email: "victim,other@example.com" }), neverAborted);
    expect(sink.mails.map(({ to, parsed }) => [to, parsed.replyTo])).toEqual([
      [["leads@beam.example"], undefined],
    ]);
  });

  it("sends no email about an erased submission", async () => {
    const delivery = await deliveryOf("sender-receipt");
    await backend.database.query("delete from public.contact_submissions where id = $1", [
      delivery.submission,
    ]);
    await expect(channel.send(delivery, neverAborted)).rejects.toMatchObject({ scope: "permanent" });
    expect(sink.mails).toEqual([]);
  });

  it("retries an email that cannot be composed, and sends the others", async () => {
    await channel.close();
    channel = await openChannel({
      receiptUrl: () => Promise.reject(new TypeError("no such page")),
    });
    await expect(channel.send(await deliveryOf("sender-receipt"), neverAborted)).rejects.toMatchObject({
      scope: "retry",
      message: "The email could not be composed: no such page",
    });
    await channel.send(await deliveryOf("agency-lead"), neverAborted);
    expect(sink.mails).toHaveLength(1);
    await channel.check?.();
  });

  it("reports in one line where emails are sent, and writes them to files if there is no SMTP server", async () => {
    const smtpDestination = `Emails are sent through 127.0.0.1:${sink.port} from post@beam.example.`;
    expect(channel.destination).toBe(smtpDestination);
    await channel.close();
    channel = await openChannel({ env: {} });
    expect(channel.destination).toContain(join(backend.dataDir, "mail"));
    const delivery = await deliveryOf("agency-lead");
    await channel.send(delivery, neverAborted);
    expect(readdirSync(join(backend.dataDir, "mail"))).toContain(
      `20250113T214000Z_agency-lead_${delivery.submission}_${delivery.id}.eml`,
    );
  });
});
