import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { storedFilePath } from "../../server/data/files/file-store.ts";
import { makeReceiptLink } from "../../server/jobs/mail/mail-channel.ts";
import { processRemovals } from "../../server/jobs/retention/process-removals.ts";
import { createLocalResumeFiles } from "../../server/jobs/retention/resume-files.ts";
import { dumpDatabase } from "./dump-database.ts";
import { createReceiptKey } from "./receipt-key.ts";
import { sampleRows, tableNames } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";

const PDF = "%PDF-1.7\n%%EOF";

interface Receipt {
  outcome: string;
  sent: Record<string, unknown>;
  notes: { at: string; note: string }[];
  [name: string]: unknown;
}

describeBackend("receipts", (backend) => {
  beforeEach(() => backend.reset());

  const call = async (name: string, values: object): Promise<Receipt> => {
    const { data, error } = (await backend.visitor.rpc(name, values)) as { data: Receipt; error: unknown };
    expect(error).toBeNull();
    return data;
  };
  const read = (key: string) => call("read_receipt", { receipt_key: key });

  async function send(table: (typeof tableNames)[number], changes: object = {}) {
    const { key, hash } = createReceiptKey();
    const form_check = { trap: "", seconds: 20, receipt: hash };
    return { key, hash, id: await backend.send(table, { ...changes, form_check }) };
  }
  async function sendResume(fileName: string) {
    await backend.upload(fileName);
    return send("resume_submissions", { resume_file_path: fileName });
  }
  const setStatus = (id: string, status: string) =>
    backend.addEvent("contact_submissions", id, "status_changed", { status, note: "between us" });
  const fileOf = (name: string) => storedFilePath(dataFolderPaths(backend.dataDir), "resumes", name);
  const runRemovals = () =>
    processRemovals({
      database: backend.database,
      files: createLocalResumeFiles(backend.database, backend.files),
      mailFolder: dataFolderPaths(backend.dataDir).mail,
    });

  it.each(tableNames)("of %s open only with the key, whose hash is stored", async (table) => {
    const { key, hash, id } = await send(table);
    const receipt = await read(key);
    expect(receipt).toMatchObject({ outcome: "found", read_at: null, contacted_at: null, closed_at: null });
    expect(Date.parse(receipt.kept_until as string)).toBeGreaterThan(Date.now());
    const dump = await dumpDatabase(backend.database);
    expect(dump).toContain(hash);
    expect(dump).not.toContain(key);
    expect(await backend.count(`public.${table} where id = '${id}' and form_check is null`)).toBe(1);
  });

  it("show no score, no operator, and no other submission of the same person", async () => {
    const { key } = await send("contact_submissions");
    const otherReceipt = await send("contact_submissions", { project_details: "Something else" });
    await setStatus(otherReceipt.id, "closed");
    const text = JSON.stringify(await read(key));
    expect(text).not.toMatch(/spam|score|pat|between us|Something else/);
    expect((await read(key)).closed_at).toBeNull();
  });

  it("show the status with its date, even after an operator changed it back", async () => {
    const { key, id } = await send("contact_submissions");
    const steps = async () => {
      const { read_at, contacted_at, closed_at } = await read(key);
      return [read_at, contacted_at, closed_at].map((at) => at !== null);
    };
    for (const [status, expected] of [
      ["read", [true, false, false]],
      ["qualified", [true, true, false]],
      ["closed", [true, true, true]],
      ["read", [true, false, false]],
      ["not_a_lead", [true, true, true]],
      ["new", [false, false, false]],
      ["contacted", [true, true, false]],
    ] as const) {
      await setStatus(id, status);
      expect(await steps(), status).toEqual(expected);
    }
    const firstReceipt = await read(key);
    await setStatus(id, "qualified");
    expect((await read(key)).contacted_at).toBe(firstReceipt.contacted_at);
  });

  it("are not created for rows without a valid key, and stay with the first row that is sent with a key", async () => {
    for (const receipt of [undefined, 5, "not a hash", { a: 1 }, "A".repeat(64)])
      await backend.send("salary_report_downloads", { form_check: { trap: "", seconds: 20, receipt } });
    expect(await backend.count("private.receipts")).toBe(0);
    const { key, hash, id } = await send("salary_report_downloads");
    const form_check = { trap: "", seconds: 20, receipt: hash };
    const resentRow = { ...sampleRows.salary_report_downloads, id, form_check };
    expect((await backend.visitor.from("salary_report_downloads").insert(resentRow)).status).toBe(409);
    // Another row with the same receipt hash must not take over the receipt.
    await backend.send("salary_report_downloads", { form_check, email: "mallory@example.com" });
    expect((await read(key)).sent).toEqual({ email: "kim@example.com" });
  });

  it("open with the key in an email; no key is created for a deleted submission", async () => {
    const { key, id } = await send("contact_submissions");
    const link = makeReceiptLink(backend.database);
    const submission = { table: "contact_submissions", submission: id } as Parameters<typeof link>[0];
    const [origin, second = ""] = ((await link(submission, "https://www.beam.example/receipt")) ?? "").split(
      "/receipt#",
    );
    expect([origin, second.length]).toEqual(["https://www.beam.example", 22]);
    expect(await read(second)).toEqual(await read(key));
    await link({ ...submission, submission: crypto.randomUUID() }, "/receipt");
    expect(await backend.count("private.receipts")).toBe(2);
  });

  it("let senders correct phone and email, record the former values, and trigger no email", async () => {
    const { key, id } = await send("contact_submissions");
    const before = await backend.count(`private.deliveries where submission = '${id}'`);
    const answer = await call("correct_receipt", {
      receipt_key: key,
      email: " dana.reyes@example.org ",
      phone: "+1 555 0199",
    });
    expect(answer.sent).toMatchObject({ email: "dana.reyes@example.org", phone: "+1 555 0199" });
    expect(await backend.database.query("select actor, what, detail from private.lead_events")).toEqual([
      {
        actor: "sender",
        what: "sender_corrected",
        detail: {
          email: { from: "dana@example.com", to: "dana.reyes@example.org" },
          phone: { from: "+1 555 0100", to: "+1 555 0199" },
        },
      },
    ]);
    const recipients = await backend.database.query<{ recipient: string }>(
      `select recipient from private.deliveries where submission = '${id}'`,
    );
    // The receipt that was pending for the previous address has been dropped.
    expect(recipients).toEqual([{ recipient: "agency" }]);
    expect(before).toBe(2);
    const find = (email: string) =>
      backend.database.query<{ id: string }>(
        "select f -> 'submissions' -> 0 ->> 'id' as id, jsonb_array_length(f -> 'related') as related from public.find_person($1::jsonb) f",
        [JSON.stringify({ emails: [email], phones: [] })],
      );
    for (const email of ["dana@example.com", "dana.reyes@example.org"])
      expect(await find(email), email).toEqual([{ id, related: 0 }]);
  });

  it("reject corrections that the form would reject, without revealing the submission", async () => {
    const { key } = await send("contact_submissions");
    const resume = await sendResume("1736500000000_a.pdf");
    for (const [receipt_key, email, phone] of [
      [key, null, null],
      [key, "no address", "555"],
      [key, "a@example.com", "5".repeat(41)],
      [resume.key, "a@example.com", " "],
      [resume.key, "", "555 0100"],
    ])
      expect(await call("correct_receipt", { receipt_key, email, phone })).toEqual({ outcome: "invalid" });
    expect(await backend.count("private.lead_events")).toBe(0);
    const unchangedContact = { receipt_key: key, email: "dana@example.com", phone: "+1 555 0100" };
    expect((await call("correct_receipt", unchangedContact)).outcome).toBe("found");
    expect(await backend.count("private.lead_events")).toBe(0);
  });

  it("accept each note once, and only a limited number", async () => {
    const { key } = await send("contact_submissions");
    const note = (text: unknown) => call("note_receipt", { receipt_key: key, note: text });
    expect((await note("  Call after 5 PM.\n")).notes).toMatchObject([{ note: "Call after 5 PM." }]);
    expect((await note("Call after 5 PM.")).notes).toHaveLength(1);
    expect((await note("New start: June")).notes.map((one) => one.note)).toEqual([
      "Call after 5 PM.",
      "New start: June",
    ]);
    for (const invalidNote of ["", " \n", null, "x".repeat(2001)])
      expect(await note(invalidNote)).toEqual({ outcome: "invalid" });
    await backend.limit("receipt_changes", "submission", 8);
    expect((await note("the eighth call")).outcome).toBe("found");
    expect((await backend.visitor.rpc("note_receipt", { receipt_key: key, note: "more" })).status).toBe(429);
    expect((await read(key)).notes).toHaveLength(3);
  });

  it("let senders replace a resume by an uploaded file, and remove the former file", async () => {
    const [former, later, others] = [
      "1736500000000_old.pdf",
      "1736500000001_new.pdf",
      "1736500000002_other.pdf",
    ];
    const { key, id } = await sendResume(former);
    const otherResume = await sendResume(others);
    const replace = (file_path: string) =>
      call("replace_receipt_file", {
        receipt_key: key,
        file_name: "Lebenslauf ü.pdf",
        file_path,
        file_size: PDF.length,
      });
    expect(await replace(later)).toEqual({ outcome: "expired" });
    expect(await replace(others)).toEqual({ outcome: "invalid" });
    await backend.upload(later, PDF);
    for (let n = 0; n < 2; n += 1)
      expect((await replace(later)).sent).toMatchObject({
        resume_filename: "Lebenslauf ü.pdf",
        resume_file_size: PDF.length,
      });
    expect(await backend.count(`private.lead_events where submission = '${id}'`)).toBe(1);
    await runRemovals();
    expect([former, later, others].map((name) => existsSync(fileOf(name)))).toEqual([false, true, true]);
    expect(await backend.count(`storage.objects where name = '${former}'`)).toBe(0);
    const lead = await send("contact_submissions");
    expect(await call("replace_receipt_file", { receipt_key: lead.key, file_path: later })).toEqual({
      outcome: "invalid",
    });
    expect((await read(otherResume.key)).outcome).toBe("found");
  });

  it("withdraw only their own submission: row, file, emails, deliveries, notes and keys", async () => {
    const [mine, theirs] = ["1736500000000_Sam_Okafor.pdf", "1736500000001_theirs.pdf"];
    const { key, id } = await sendResume(mine);
    const otherResume = await sendResume(theirs);
    await makeReceiptLink(backend.database)(
      { table: "resume_submissions", submission: id } as never,
      "/receipt",
    );
    await call("note_receipt", { receipt_key: key, note: "Only for you" });
    const { mail } = dataFolderPaths(backend.dataDir);
    mkdirSync(mail, { recursive: true });
    for (const of of [id, otherResume.id])
      writeFileSync(join(mail, `2026-11-22_agency-resume_${of}_1.eml`), "x");

    expect(await call("withdraw_receipt", { receipt_key: key })).toEqual({ outcome: "withdrawn" });
    expect(await read(key)).toEqual({ outcome: "unknown" });
    expect(await call("withdraw_receipt", { receipt_key: key })).toEqual({ outcome: "unknown" });
    await runRemovals();
    // Email files written after the withdrawal are also deleted, until the removal record expires. The backend's own job
    // may process the records, too.
    writeFileSync(join(mail, `2026-11-22_sender-receipt_${id}_1.eml`), "x");
    await backend.database.run("update private.removals set at = at - interval '5 minutes'");
    await runRemovals();

    expect(existsSync(fileOf(mine))).toBe(false);
    expect(readdirSync(mail).filter((file) => file.includes(id))).toEqual([]);
    const dump = await dumpDatabase(backend.database);
    expect(dump).not.toMatch(/Sam_Okafor|Only for you/);
    // Only the submission's ID remains, so that restoring a backup does not restore the submission.
    expect(dump.split("\n").filter((line) => line.includes(id))).toEqual([
      expect.stringMatching(/^\(resume_submissions,\S+,deleted,/),
    ]);
    expect(existsSync(fileOf(theirs))).toBe(true);
    expect(readdirSync(mail).filter((file) => file.includes(otherResume.id))).toHaveLength(1);
    expect((await read(otherResume.key)).outcome).toBe("found");
    expect(await backend.count(`private.deliveries where submission = '${otherResume.id}'`)).toBe(2);
    expect(
      await backend.database.query("select why, counts ->> 'files' as files from private.deletions"),
    ).toEqual([{ why: "withdrawal", files: "1" }]);
  });

  it("do not withdraw submissions on legal hold, but others, however often they were changed", async () => {
    const { key, id } = await send("contact_submissions");
    const hold = (reason: string | null) =>
      backend.database.query("select public.hold_submission($1::jsonb)", [JSON.stringify({ id, reason })]);
    await hold("dispute");
    expect((await read(key)).is_held).toBe(true);
    expect(await call("withdraw_receipt", { receipt_key: key })).toEqual({ outcome: "held" });
    await hold(null);
    await backend.limit("receipt_changes", "submission", 0);
    expect((await backend.visitor.rpc("note_receipt", { receipt_key: key, note: "one" })).status).toBe(429);
    expect(await call("withdraw_receipt", { receipt_key: key })).toEqual({ outcome: "withdrawn" });
  });

  it("wait for a legal hold that is being set before they withdraw a submission", async () => {
    // Statements in the embedded database never wait for locks: they run one at a time.
    if (!("DATABASE_URL" in backend.environment)) return;
    const { key, id } = await send("contact_submissions");
    let withdrawal: Promise<unknown> = Promise.resolve();
    await backend.database.transaction(async (transaction) => {
      await transaction.query("select public.hold_submission($1::jsonb)", [
        JSON.stringify({ id, reason: "dispute" }),
      ]);
      withdrawal = call("withdraw_receipt", { receipt_key: key });
      await expect
        .poll(() =>
          backend.count("pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"),
        )
        .toBe(1);
    });
    expect(await withdrawal).toEqual({ outcome: "held" });
    expect((await read(key)).outcome).toBe("found");
  });

  it("reject guessed keys beyond a limit, while the right key still works after 200 guesses", async () => {
    const { key } = await send("contact_submissions");
    await backend.limit("receipt_guesses", "address", 30);
    const tally: Record<string, number> = {};
    const headers = { apikey: backend.publishableKey, "content-type": "application/json" };
    const guess = async (receipt_key: string) => {
      const body = JSON.stringify({ receipt_key });
      const response = await fetch(`${backend.url}/rest/v1/rpc/read_receipt`, {
        method: "POST",
        headers,
        body,
      });
      if (response.ok) expect(response.headers.get("cache-control")).toBe("no-store");
      const text = await response.text();
      const outcome = response.ok ? (JSON.parse(text) as Receipt).outcome : String(response.status);
      tally[outcome] = (tally[outcome] ?? 0) + 1;
    };
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 20 }, () => guess(createReceiptKey().key)));
    expect(tally["found"]).toBeUndefined();
    expect(tally["unknown"]).toBeGreaterThanOrEqual(30);
    // Concurrent guesses may exceed the limit of 30 slightly.
    expect(tally["unknown"]).toBeLessThanOrEqual(40);
    expect(tally["429"]).toBe(200 - (tally["unknown"] ?? 0));
    await guess(key);
    expect(tally["found"]).toBe(1);
  });
});
