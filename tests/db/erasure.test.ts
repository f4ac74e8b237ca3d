import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { createLocalRetention } from "../../server/jobs/retention/local-retention.ts";
import { callDatabase, type OperatorCall } from "../../server/jobs/retention/operator-call.ts";
import { parsePerson } from "../../server/jobs/retention/parse-person.ts";
import { createLocalResumeFiles } from "../../server/jobs/retention/resume-files.ts";
import { createRetention as createRetentionWith } from "../../server/jobs/retention/submission-retention.ts";
import type { Queryable } from "../../server/data/database/database.ts";
import { dumpDatabase } from "./dump-database.ts";
import { runSubmissions } from "../run-command.ts";
import { describeBackend } from "./served-backend.ts";

const nobody = { emails: [], phones: [], files: [] };
const email = "kim.lee@example.com";
/** The same phone number as three visitors might type it. */
const phones = ["+1 (302) 555-0142", "302.555.0142 ext 7", "3025550142"];
const traces = /kim\.lee@example\.com|302\D{0,3}555\D{0,3}0142/i;

function readFolder(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .map((path) => (statSync(path).isFile() ? `${path}\n${readFileSync(path, "latin1")}` : path))
    .join("\n");
}

describeBackend("npm run submissions -- --erase", (backend) => {
  const logLines: string[] = [];
  const ids = { lead: "", other: "" };
  const fileName = "1736500000000_Kim_Lee.pdf";

  const addNote = (id: string, note: object) => backend.addEvent("contact_submissions", id, "noted", note);
  const createRetention = () =>
    createLocalRetention(backend.database, dataFolderPaths(backend.dataDir), backend.files);

  beforeAll(async () => {
    for (const level of ["log", "warn", "error"] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void logLines.push(words.join(" ")));
    ids.lead = await backend.send("contact_submissions", { email: "Kim.Lee@Example.com", phone: phones[0] });
    await backend.send("contact_submissions", { email: null, phone: phones[1] });
    await backend.send("salary_report_downloads", { email: ` ${email}` });
    await backend.upload(fileName, `%PDF-1.7 ${email} ${phones[0]}`);
    await backend.send("resume_submissions", { resume_file_path: fileName, email, phone: phones[2] });
    ids.other = await backend.send("contact_submissions", {
      project_details: `Ask my colleague (KIM.LEE@example.com, 302 555 0142) on site. Her file: Kim.Lee@example.com.pdf.`,
      page_url: `https://talent.example/${email}`,
    });
    await backend.send("salary_report_downloads", { email: "xkim.lee@example.com" });
    await backend.send("salary_report_downloads", { email: "kim.lee@example.com.au" });

    const { mail } = dataFolderPaths(backend.dataDir);
    mkdirSync(mail, { recursive: true });
    writeFileSync(
      join(mail, `2026-11-22_agency-lead_${ids.lead}_1.eml`),
      `Reply-To: ${email}\n\n${phones[0]}`,
    );
    writeFileSync(
      join(mail, `2026-11-22_agency-lead_${ids.other}_1.eml`),
      `Reply-To: dana@example.com\n\n${email}`,
    );
    await addNote(ids.lead, { number: phones[2] });
    await addNote(ids.other, { note: `Kim is on site: ${email}, 302\n555 0142.` });
    await addNote(ids.other, { note: "Called her", number: 3025550142, calls: [2, "302.555.0142"] });
    await backend.database.query("update private.deliveries set last_error = $1 where submission = $2", [
      `550 <${email}> unknown`,
      ids.lead,
    ]);
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });

  const dumpEverything = async () =>
    [
      await dumpDatabase(backend.database),
      readFolder(join(backend.dataDir, "files")),
      readFolder(join(backend.dataDir, "mail")),
      logLines.join("\n"),
    ].join("\n");
  const notesOf = async (id: string) =>
    (
      await backend.database.query<{ detail: unknown }>(
        "select detail from private.lead_events where submission = $1 order by id",
        [id],
      )
    ).map(({ detail }) => detail);
  const erase = (...args: string[]) =>
    runSubmissions(
      args.flatMap((arg) => (arg === "--yes" ? [arg] : ["--erase", arg])),
      backend.environment,
    );

  it("shows what would be deleted and deletes nothing without confirmation", async () => {
    const { code, output, errors } = await erase(email);
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^Nothing was deleted: there is no terminal to answer "Erase 3 submissions for good\?"\. Add --yes/,
    );
    expect(output).toMatch(
      new RegExp(`contact_submissions {2}${ids.lead} {2}\\d{4}-\\d\\d-\\d\\d {2}kim\\.lee@example\\.com`),
    );
    expect(output).toContain(`file ${fileName}`);
    expect(output).toContain("1 submission from other senders with the address or number");
    expect(output).toContain("with the same phone number");
    expect(await dumpEverything()).toMatch(traces);
  });

  it("skips submissions on legal hold until the hold is lifted", async () => {
    const hold = (...args: string[]) => runSubmissions(args, backend.environment);
    await hold("--hold", ids.lead, "--because", "law");
    await hold("--hold", ids.other, "--because", "dispute");
    const before = await notesOf(ids.other);
    const { output } = await erase(email, "--yes");
    expect(output).toContain("1 submission on legal hold. To erase them, first lift each hold");
    expect(output).toContain(`contact_submissions  ${ids.other}  (ON HOLD, not changed)`);
    expect(output).toContain(
      "Erased: 1 row of resume_submissions, 1 row of salary_report_downloads, 1 file,",
    );
    expect(await backend.row("contact_submissions", ids.lead)).toMatchObject({ email });
    expect((await backend.row("contact_submissions", ids.other))?.project_details).toMatch(traces);
    expect(await notesOf(ids.other)).toEqual(before);
    await hold("--lift-hold", ids.lead);
    await hold("--lift-hold", ids.other);
  });

  it("skips a submission and its file if it is put on hold during the confirmation", async () => {
    const email = "ann@example.com";
    const resume_file_path = "1736500000002_Ann.pdf";
    await backend.upload(resume_file_path, "%PDF-1.7 Ann");
    const id = await backend.send("resume_submissions", { email, resume_file_path });
    const folder = dataFolderPaths(backend.dataDir);
    const retention = createRetention();
    const mail = join(folder.mail, `2026-11-22_agency-resume_${id}_1.eml`);
    writeFileSync(mail, "Reply-To: ann@example.com");
    const person = { emails: [email], phones: [] };
    const { submissions } = await retention.find(person);
    expect(submissions).toMatchObject([{ id, is_held: false }]);

    await retention.hold({ id, reason: "dispute", until: null });
    const erasure = { why: "erasure", submissions, person } as const;
    expect(await retention.delete(erasure)).toMatchObject({ resume_submissions: 0, files: 0, deliveries: 0 });
    expect((await retention.find(person)).submissions).toMatchObject([{ id, is_held: true }]);
    expect(readFolder(folder.files)).toContain("%PDF-1.7 Ann");
    expect(existsSync(mail)).toBe(true);

    await retention.hold({ id, reason: null, until: null });
    expect(await retention.delete(erasure)).toMatchObject({ resume_submissions: 1, files: 1, mails: 1 });
  });

  it("searches for a limited number of addresses and numbers, and for none that no column accepts", async () => {
    const find = (wanted: object) =>
      backend.database.query("select public.find_person($1::jsonb) as found", [JSON.stringify(wanted)]);
    const overlong = [
      `${"x".repeat(243)}@example.com`,
      `${email}${" ".repeat(65_536)}`,
      "x@a".padEnd(65_536, "\u0300\u0323"),
    ];
    expect(await find({ emails: overlong, phones: [phones[0]?.padEnd(41), "1".repeat(65_536)] })).toEqual([
      { found: { submissions: [], related: [], parts: [] } },
    ]);
    const many = Array.from({ length: 21 }, (_, index) => `kim${index}@example.com`);
    await expect(find({ emails: many, phones: [] })).rejects.toThrow("contacts_check");
    await expect(
      find({ emails: [], phones: many.map((_, index) => `30255501${index + 10}`) }),
    ).rejects.toThrow("contacts_check");
  });

  it("waits for a hold that is being set, and prevents a hold on a submission that is being deleted", async () => {
    // Statements in the embedded database never wait for locks: they run one at a time.
    if (!("DATABASE_URL" in backend.environment)) return;
    const id = await backend.send("salary_report_downloads");
    const ask = async (database: Queryable, name: string, argument: object) => {
      const [row] = await database.query<{ answer: unknown }>(`select public.${name}($1::jsonb) as answer`, [
        JSON.stringify(argument),
      ]);
      return row?.answer;
    };
    const deletion = { why: "erasure", submissions: [{ table: "salary_report_downloads", id }], ...nobody };
    const runDuring = async (name: string, argument: object, concurrentCall: () => Promise<unknown>) => {
      let concurrentResult: Promise<unknown> = Promise.resolve();
      await backend.database.transaction(async (transaction) => {
        await ask(transaction, name, argument);
        concurrentResult = concurrentCall();
        const waiting = "pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
        await expect.poll(() => backend.count(waiting)).toBe(1);
      });
      return concurrentResult;
    };

    const deletionAfterHold = await runDuring("hold_submission", { id, reason: "law" }, () =>
      ask(backend.database, "delete_submissions", deletion),
    );
    expect(deletionAfterHold).toMatchObject({ salary_report_downloads: 0 });
    await ask(backend.database, "hold_submission", { id });
    const holdAfterDeletion = await runDuring("delete_submissions", deletion, () =>
      ask(backend.database, "hold_submission", { id, reason: "law" }),
    );
    expect(holdAfterDeletion).toEqual([]);
    expect(await backend.count("private.retention_holds where submission = $1", [id])).toBe(0);
  });

  it("removes email and phone number everywhere, and the server keeps running", async () => {
    const { code, output, errors } = await erase(email, "302-555-0142", "--yes");
    expect([code, errors]).toEqual([0, ""]);
    expect(output).toMatch(
      /Erased: 2 rows of contact_submissions, 0 files, \d+ deliveries, 1 note, 2 saved emails; 1 submission from other senders changed/,
    );
    const remainder = await dumpEverything();
    expect(remainder).not.toMatch(/(?<!x)kim\.lee@example\.com(?!\.au)/i);
    expect(remainder).not.toMatch(/302\D{0,3}555\D{0,3}0142/);
    expect(remainder).not.toContain("Kim_Lee");
    expect(remainder).toContain("xkim.lee@example.com");
    expect(remainder).toContain("kim.lee@example.com.au");
    expect(await backend.row("contact_submissions", ids.other)).toMatchObject({
      email: "dana@example.com",
      phone: "+1 555 0100",
      project_details: "Ask my colleague ([...], [...]) on site. Her file: [...].pdf.",
      page_url: "https://talent.example/[...]",
    });
    expect(await notesOf(ids.other)).toEqual([
      { note: "Kim is on site: [...], [...]." },
      { note: "Called her", number: "[...]", calls: [2, "[...]"] },
    ]);
    await backend.send("salary_report_downloads", { email: "new@example.com" });
  });

  it("finds a phone number in other people's text and notes in any format, with or without the country code", async () => {
    // Other numbers that contain the same digits must not be redacted.
    const otherNumbers = "order 913025550143, part 130255501439, batch 8613025550143, line 21 302 555 01430";
    /** Columns of other people's submissions or notes, and what the erasure leaves of them. */
    const samples: [place: string, written: unknown, redacted: unknown][] = [
      ["project_details", "Call +13025550143.", "Call [...]."],
      ["project_details", "13025550143, or mail", "[...], or mail"],
      ["project_details", "Call 0013025550143", "Call [...]"],
      [
        "project_details",
        `+1 (302) 555-0143 or 1-302-555-0143; ${otherNumbers}`,
        `[...] or [...]; ${otherNumbers}`,
      ],
      ["page_url", "https://talent.example/?tel=%2B13025550143", "https://talent.example/?tel=%2B[...]"],
      ["utm", { utm_source: "tel:+13025550143" }, { utm_source: "tel:[...]" }],
      ["note", { note: "Her cell: +13025550143" }, { note: "Her cell: [...]" }],
      ["note", { note: "Her cell: 13025550143" }, { note: "Her cell: [...]" }],
      ["note", { number: 13025550143, order: 913025550143 }, { number: "[...]", order: 913025550143 }],
    ];
    const rows: { id: string; place: string; redacted: unknown }[] = [];
    for (const [n, [place, written, redacted]] of samples.entries()) {
      const text = place === "note" ? {} : { [place]: written };
      const id = await backend.send("contact_submissions", { email: `lou${n}@work.example`, ...text });
      if (place === "note") await addNote(id, written as object);
      rows.push({ id, place, redacted });
    }
    const otherIds = rows.map(({ id }) => id).sort();
    const retention = createRetention();
    for (const spelling of ["3025550143", "+13025550143", "13025550143", "001 (302) 555-0143"]) {
      const { submissions, mentions } = await retention.find(parsePerson([spelling]));
      expect([spelling, submissions]).toEqual([spelling, []]);
      expect([spelling, mentions.map(({ id }) => id).sort()]).toEqual([spelling, otherIds]);
    }

    const { output } = await erase("+13025550143", "--yes");
    for (const id of otherIds) expect(output).toContain(id);
    expect(output).toContain(`${rows.length} submissions from other senders changed`);
    for (const { id, place, redacted } of rows) {
      const row = await backend.row("contact_submissions", id);
      expect(place === "note" ? await notesOf(id) : [row?.[place]]).toEqual([redacted]);
    }
  });

  it("is completed by a repetition if it is interrupted, and redacts each row in one part of its table", async () => {
    const email = "max@example.com";
    const mentioning = `public.contact_submissions where project_details like '%${email}%'`;
    await backend.database.query(
      `insert into public.contact_submissions (first_name, last_name, email, source, position_type, project_details)
       select 'Ann', 'Lee', 'ann' || i || '@work.example', 'contact_form', 'Foreman', 'Ask ${email}' from generate_series(1, 40) i`,
    );
    const parts = await backend.database.query<{ rows: number }>(
      `select (
         select count(*)::int from private.redactions(
           'public.contact_submissions', private.person_of(array['${email}'], '{}'), slice => slice, slices => 8
         )
       ) as rows from generate_series(0, 7) slice`,
    );
    expect(parts.reduce((sum, { rows }) => sum + rows, 0)).toBe(40);
    expect(Math.max(...parts.map(({ rows }) => rows))).toBeLessThan(40);

    await backend.send("salary_report_downloads", { email });
    const folder = dataFolderPaths(backend.dataDir);
    const askDatabase = callDatabase(backend.database);
    const call: OperatorCall = (name, request) =>
      name === "redact_person" && JSON.stringify(request).includes("public.contact_")
        ? Promise.reject(new Error("killed"))
        : askDatabase(name, request);
    const files = createLocalResumeFiles(backend.database, backend.files);
    const retention = createRetentionWith({ call, files, mailFolder: folder.mail });
    const person = { emails: [email], phones: [] };
    const { submissions, mentions } = await retention.find(person);
    expect([submissions.length, mentions.length]).toEqual([1, 40]);
    await expect(retention.delete({ why: "erasure", submissions, person })).rejects.toThrow("killed");
    // The server removes saved emails about what is erased.
    const [own] = submissions;
    expect(await backend.count("private.removals where kind = 'mails' and name = $1", [own!.id])).toBe(1);
    expect(await backend.count(mentioning)).toBe(40);

    const { output } = await erase(email, "--yes");
    expect(output).toContain("40 submissions from other senders changed");
    expect(await backend.count(mentioning)).toBe(0);
  });

  it("searches the names of files in slices, each of which has some of them, and together all", async () => {
    const names = Array.from(
      { length: 200 },
      (_none, index) => `${1736500000000 + index}_kay@slices.example.pdf`,
    );
    await backend.database.query(
      "insert into private.uploads (name, bytes, address_hash, network_hash) select unnest($1::text[]), 1, '', ''",
      [names],
    );
    const wanted = { submissions: [], emails: ["kay@slices.example"], phones: [], slices: 16 };
    const list = async (slice?: number): Promise<string[]> => {
      const [row] = await backend.database.query<{ found: { removed: string[] } }>(
        "select public.files_of_submissions($1::jsonb) as found",
        [JSON.stringify({ ...wanted, slice, ...(slice === undefined ? { slices: undefined } : {}) })],
      );
      return row!.found.removed;
    };
    const slices: string[][] = [];
    for (let slice = 0; slice < wanted.slices; slice += 1) slices.push(await list(slice));
    expect(slices.flat().sort()).toEqual(names);
    expect((await list()).sort()).toEqual(names);
    for (const slice of slices) expect(slice.length).toBeLessThan(names.length / 4);
  });

  it("finds a person's submissions by any spelling that a visitor or an operator's statement has stored", async () => {
    const email = "zoë+jobs@lee-and-sons.example";
    const number = "3025550177";
    const same: [email: string | null, phone: string | null][] = [
      [email, null],
      [email.toUpperCase(), null],
      [`<${email}>`, null],
      [`mailto:${email.normalize("NFD")}?subject=Hi`, null],
      [`"${email}",`, null],
      [null, "+1 (302) 555-0177"],
      [null, "1-302-555-0177 ext. 12"],
      [null, "001 302 555 0177"],
      [null, "302\u2011555\u20110177"],
      [null, "٣٠٢٥٥٥٠١٧٧"],
      [null, "302.555.0177x4"],
      ["kay@example.com", `Tel. ${number}`],
    ];
    const other: typeof same = [
      ["zoë@lee-and-sons.example", null],
      ["zoe+jobs@lee-and-sons.example", null],
      ["azoë+jobs@lee-and-sons.example", null],
      [`${email}.au`, null],
      [null, "3025550178"],
      [null, "44 302 555 0177"],
      [null, "302 555 01770"],
      [null, "13025550177123 4567"],
    ];
    const insert = async ([email, phone]: (typeof same)[number]) => {
      const [row] = await backend.database.query<{ id: string }>(
        `insert into public.contact_submissions (first_name, last_name, email, phone, source)
         values ('Zoë', 'Lee', $1, $2, 'contact_form') returning id`,
        [email, phone],
      );
      return row?.id;
    };
    const ids: (string | undefined)[] = [];
    for (const row of same) ids.push(await insert(row));
    for (const row of other) await insert(row);
    const found = await createRetention().find(parsePerson([email, number]));
    const spellingOf = (id: string) => same[ids.indexOf(id)];
    expect(found.submissions.map(({ id }) => spellingOf(id)).sort()).toEqual([...same].sort());
    expect(found.related).toEqual([]);
    await erase(email, number, "--yes");
    expect(await backend.count("public.contact_submissions where first_name = 'Zoë'")).toBe(other.length);
  });

  it("leaves a submission whole that the person sends meanwhile, and its deliveries", async () => {
    const [email, phone] = ["pat@example.com", "302 555 0188"];
    await backend.send("contact_submissions", { email, phone });
    let id = "";
    const askDatabase = callDatabase(backend.database);
    const call: OperatorCall = async (name, request) => {
      if (name === "redact_person" && id === "")
        id = await backend.send("contact_submissions", { email, phone, project_details: `Call ${phone}` });
      return askDatabase(name, request);
    };
    const files = createLocalResumeFiles(backend.database, backend.files);
    const { mail } = dataFolderPaths(backend.dataDir);
    const person = parsePerson([email, phone]);
    const retention = createRetentionWith({ call, files, mailFolder: mail });
    const { submissions } = await retention.find(person);
    expect(submissions).toHaveLength(1);
    await retention.delete({ why: "erasure", submissions, person });
    expect(await backend.row("contact_submissions", id)).toMatchObject({
      email,
      phone,
      project_details: `Call ${phone}`,
    });
    const recipients = await backend.database.query<{ recipient: string }>(
      "select recipient from private.deliveries where submission = $1 and kind = 'sender-receipt'",
      [id],
    );
    expect(recipients).toEqual([{ recipient: email }]);
    expect((await retention.find(person)).submissions).toMatchObject([{ id }]);
  });

  it("finds nothing if repeated", async () => {
    const { code, output } = await erase(email, "--yes");
    expect([code, output]).toEqual([0, "There is nothing to erase.\n"]);
  });
});
