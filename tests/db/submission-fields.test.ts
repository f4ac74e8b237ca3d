import { beforeEach, expect, it } from "vitest";
import { createLeadDesk } from "../../server/operator/desk/leads/create-lead-desk.ts";
import { listSentColumns } from "../../server/data/sent-columns.ts";
import { metadataLimits } from "../../model/submissions/submission-metadata.ts";
import { submissionFields, type SubmissionTable } from "../../model/submissions/submission-fields.ts";
import { resumeBytesLimit, resumeFile } from "../../model/resume-check/resume-file.ts";
import { openingFields, resumeFields } from "../../model/submissions/resume-fields.ts";
import type { SubmissionField } from "../../model/submissions/submission-field.ts";
import { ALL_LEADS_QUERY } from "./desk/lead-samples.ts";
import { createReceiptKey } from "./receipt-key.ts";
import { sampleRows, tableNames } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";

function valueOf(column: string, length: number): string {
  if (column === "email")
    return `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(length - 191)}.com`;
  if (column === "phone") return "5".repeat(length);
  if (column === "resume_file_path") return `1736500000000_${"a".repeat(length - 18)}.pdf`;
  if (column === JOB) return `J-${"2".repeat(length - 2)}`;
  return "😀".repeat(length);
}

const fieldsOf = (table: SubmissionTable): SubmissionField[] =>
  Object.values<SubmissionField>(submissionFields[table]);

const limits = tableNames.flatMap((table) =>
  [
    ...fieldsOf(table),
    ...(table === "resume_submissions" ? [resumeFile.path] : []),
    ...Object.entries(metadataLimits).map(([column, limit]) => ({ column, limit })),
  ].flatMap(({ column, limit, ...field }) =>
    limit === undefined || ("kind" in field && field.kind === "date") ? [] : [{ table, column, limit }],
  ),
);

const requiredFields = [...Object.values<SubmissionField>(resumeFields), resumeFile.name].filter(
  ({ missing }) => missing !== undefined,
);

const JOB = openingFields.job.column;

const typedFields = tableNames.flatMap((table) =>
  fieldsOf(table)
    // A requisition number has a form that leaves no room for words.
    .filter(({ column }) => column !== JOB)
    .filter(({ kind }) => kind === undefined || kind === "lines" || kind === "choice")
    .map(({ column }) => ({ table, column })),
);

function fullRow(table: SubmissionTable): Record<string, unknown> {
  const entries = fieldsOf(table).map(({ column, kind }): [string, unknown] => [
    column,
    kind === "consent" ? true : column === JOB ? "J-2602" : `Value of ${column}`,
  ]);
  return { ...Object.fromEntries(entries), ...sampleRows[table] };
}

describeBackend("the submission tables", (backend, isFastest) => {
  beforeEach(() => backend.reset());

  const send = async (table: string, row: object) => (await backend.visitor.from(table).insert(row)).status;

  // The databases may differ in how they count characters, which one column shows.
  it.each(isFastest ? limits : limits.slice(0, 1))(
    "store $limit characters in $column of $table, and reject one more",
    async ({ table, column, limit }) => {
      const row = (length: number) => ({ ...sampleRows[table], [column]: valueOf(column, length) });
      expect(await send(table, row(limit))).toBe(201);
      expect(await send(table, row(limit + 1))).toBe(400);
    },
  );

  it.each(tableNames)("let visitors fill only the declared columns of %s", async (table) => {
    const rows = await backend.database.query<{ name: string }>(
      `select attname::text as name from pg_attribute where attrelid = 'public.${table}'::regclass and attnum > 0
        and has_column_privilege('anon', attrelid, attnum, 'insert')`,
    );
    const sentColumns = listSentColumns(table).map(({ name }) => name);
    expect(rows.map(({ name }) => name).sort()).toEqual(sentColumns.sort());
  });

  it("trim all kinds of white space and invisible characters, and store an empty optional value as null", async () => {
    for (const [first_name, expected] of [
      ["\u00a0 Dana\t", "Dana"],
      ["\u200b\u3164", ""],
    ] as const) {
      const id = await backend.send("contact_submissions", {
        first_name,
        last_name: " \u2800",
        location: " \u3000",
      });
      const trimmedFields = { first_name: expected, last_name: "", location: null };
      expect(await backend.row("contact_submissions", id)).toMatchObject(trimmedFields);
    }
    expect(await send("resume_submissions", { ...sampleRows.resume_submissions, first_name: "\u200b" })).toBe(
      400,
    );
  });

  it("reject what no form would send", async () => {
    const refusedRows = [
      { source: "landing2_form", position_type: "Estimator" },
      { source: "landing2_form", email: " ", phone: "" },
      { source: "elsewhere", email: "a@example.com" },
      { source: null, email: "a@example.com" },
      { source: "remote-work-insight", email: "a@example.com", position_type: null },
      { source: "contact_form", email: "not an address" },
      { source: "contact_form", email: "a@b@c" },
      { source: "contact_form", phone: "555" },
      { source: "landing2_form", email: "\u200b", phone: "\u2060" },
    ];
    for (const row of refusedRows) expect(await send("contact_submissions", row)).toBe(400);
  });

  it.each([...requiredFields.map(({ column }) => column), resumeFile.path.column])(
    "reject a resume without %s",
    async (column) => {
      expect(await send("resume_submissions", { ...sampleRows.resume_submissions, [column]: null })).toBe(
        400,
      );
      expect(await send("resume_submissions", { ...sampleRows.resume_submissions, [column]: "  " })).toBe(
        400,
      );
    },
  );

  it("accept resumes of 1 byte to 10 MB", async () => {
    const row = (resume_file_size: number) => ({ ...sampleRows.resume_submissions, resume_file_size });
    expect(await send("resume_submissions", row(resumeBytesLimit))).toBe(201);
    expect(await send("resume_submissions", row(resumeBytesLimit + 1))).toBe(400);
    expect(await send("resume_submissions", row(0))).toBe(400);
  });

  it("limit the shape and size of utm and consent", async () => {
    const row = (extra: object) => ({ ...sampleRows.salary_report_downloads, ...extra });
    const long = `"${"x".repeat(299)}`;
    const keys = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
    const utm = Object.fromEntries(keys.map((key) => [key, long]));
    expect(await send("salary_report_downloads", row({ utm }))).toBe(201);
    expect(await send("salary_report_downloads", row({ utm: null, consent: null }))).toBe(201);
    const invalidFields = [
      { utm: { gclid: "x" } },
      { utm: { utm_source: { deep: 1 } } },
      { utm: ["utm_source"] },
      { utm: { utm_source: "x".repeat(4000) } },
      { consent: { version: "1" } },
      { consent: { text: "yes", version: "1", extra: "x" } },
      { consent: { text: "x".repeat(4000) } },
    ];
    for (const extra of invalidFields) expect(await send("salary_report_downloads", row(extra))).toBe(400);
  });

  it.each(tableNames)("store a language code in %s, and reject any other value", async (table) => {
    const row = (language: string | null) => ({ ...sampleRows[table], language });
    for (const language of [null, "es", "fil"]) expect(await send(table, row(language))).toBe(201);
    for (const language of ["ES", "es-US", "español", "e", "es\nfr"])
      expect(await send(table, row(language)), language).toBe(400);
  });

  async function sendAllFields(table: SubmissionTable, changes: object = {}) {
    const { key, hash } = createReceiptKey();
    const form_check = { trap: "", seconds: 20, receipt: hash };
    return { key, id: await backend.send(table, { ...fullRow(table), ...changes, form_check }) };
  }

  it.each(tableNames)("have every field of %s on its receipt, except omitted ones", async (table) => {
    const { key, id } = await sendAllFields(table);
    const answer = await backend.visitor.rpc("read_receipt", { receipt_key: key });
    const row = await backend.row(table, id);
    const shown = fieldsOf(table).filter(({ inReceipt }) => inReceipt !== false);
    const columns = shown.flatMap(({ column, kind }) =>
      kind === "file" ? [column, resumeFile.size.column] : [column],
    );
    expect((answer.data as { sent: object }).sent).toEqual(
      Object.fromEntries(columns.map((column) => [column, row?.[column]])),
    );
  });

  it.each(tableNames)("are searched by the desk in every field of %s", async (table) => {
    const leads = createLeadDesk(backend.database);
    const typed = fieldsOf(table).filter(({ kind }) => kind !== "consent");
    await sendAllFields(table);
    for (const [number, { column, kind }] of typed.entries()) {
      const value = { email: `quillon${number}@example.com`, phone: `302555010${number}` };
      const text = column === JOB ? "J-2603" : `quillon${number}`;
      const word = kind === "email" || kind === "phone" ? value[kind] : text;
      const { id } = await sendAllFields(table, { [column]: word });
      const { rows } = await leads.list({ ...ALL_LEADS_QUERY, search: word });
      expect(
        rows.map((row) => row.id),
        column,
      ).toEqual([id]);
    }
  });

  const texts = isFastest ? typedFields : typedFields.slice(0, 1);
  it.each(texts)("are scored by $column of $table", async ({ table, column }) => {
    const { id } = await sendAllFields(table, { [column]: "see www.example.com" });
    expect((await backend.row(table, id))?.spam_reasons).toHaveProperty("link");
  });

  it.each(texts)("no longer mention an erased person in $column of $table", async (field) => {
    const { table, column } = field;
    const { id } = await sendAllFields(table, { [column]: "Ask Kim.Lee@example.com now" });
    const emails = ["kim.lee@example.com"];
    const person = { why: "erasure", submissions: [], files: [], emails, phones: [] };
    await backend.database.query("select public.redact_person($1::jsonb)", [
      JSON.stringify({ ...person, part: `public.${table}`, slice: 0, slices: 1 }),
    ]);
    expect((await backend.row(table, id))?.[column]).toBe("Ask [...] now");
  });
});
