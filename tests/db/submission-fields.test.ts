import { beforeEach, expect, it } from "vitest";
import { createLeadDesk } from "../../server/operator/desk/leads/create-lead-desk.ts";
import { resumeFile } from "../../site/model/resume-check/resume-file.ts";
import type { SubmissionField } from "../../site/model/submissions/submission-field.ts";
import { submissionFields, type SubmissionTable } from "../../site/model/submissions/submission-fields.ts";
import { ALL_LEADS_QUERY } from "./desk/lead-samples.ts";
import { createReceiptKey } from "./receipt-key.ts";
import { sampleRows, tableNames } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";

const fieldsOf = (table: SubmissionTable): SubmissionField[] =>
  Object.values<SubmissionField>(submissionFields[table]);

const texts = tableNames.flatMap((table) =>
  fieldsOf(table)
    .filter(({ kind }) => kind === undefined || kind === "lines" || kind === "choice")
    .map(({ column }) => ({ table, column })),
);

function fullRow(table: SubmissionTable): Record<string, unknown> {
  const entries = fieldsOf(table).map(({ column, kind }): [string, unknown] => [
    column,
    kind === "consent" ? true : `Value of ${column}`,
  ]);
  return { ...Object.fromEntries(entries), ...sampleRows[table] };
}

// Checks that the SQL functions treat every field defined in site/model/submissions as intended.
describeBackend("form fields", (backend, isFastest) => {
  beforeEach(() => backend.reset());

  async function send(table: SubmissionTable, changes: object = {}) {
    const { key, hash } = createReceiptKey();
    const form_check = { trap: "", seconds: 20, receipt: hash };
    return { key, id: await backend.send(table, { ...fullRow(table), ...changes, form_check }) };
  }
  const stored = async (table: SubmissionTable, id: string) =>
    (await backend.database.query(`select * from public.${table} where id = $1`, [id]))[0] ?? {};

  it.each(tableNames)("of %s are on its receipt, except omitted ones", async (table) => {
    const { key } = await send(table);
    const answer = await backend.visitor.rpc("read_receipt", { receipt_key: key });
    const { sent } = answer.data as { sent: object };
    const shown = fieldsOf(table).filter(({ inReceipt }) => inReceipt !== false);
    const columns = shown.flatMap(({ column, kind }) =>
      kind === "file" ? [column, resumeFile.size.column] : [column],
    );
    expect(Object.keys(sent).sort()).toEqual(columns.sort());
  });

  it.each(tableNames)("of %s are found by the desk's search", async (table) => {
    const leads = createLeadDesk(backend.database);
    const typed = fieldsOf(table).filter(({ kind }) => kind !== "consent");
    for (const [number, { column, kind }] of typed.entries()) {
      await backend.reset();
      const value = { email: `quillon${number}@example.com`, phone: `302555010${number}` };
      const word = kind === "email" || kind === "phone" ? value[kind] : `quillon${number}`;
      await send(table);
      const { id } = await send(table, { [column]: word });
      const { rows } = await leads.list({ ...ALL_LEADS_QUERY, search: word });
      expect(
        rows.map((row) => row.id),
        column,
      ).toEqual([id]);
    }
  });

  const fields = isFastest ? texts : texts.slice(0, 1);
  it.each(fields)("are used for the spam score: $column of $table", async ({ table, column }) => {
    const { id } = await send(table, { [column]: "see www.example.com" });
    expect((await stored(table, id)).spam_reasons).toHaveProperty("link");
  });

  it.each(fields)(
    "no longer mention an erased person in other submissions: $column of $table",
    async (field) => {
      const { table, column } = field;
      const { id } = await send(table, { [column]: "Ask Kim.Lee@example.com now" });
      const person = {
        why: "erasure",
        submissions: [],
        files: [],
        emails: ["kim.lee@example.com"],
        phones: [],
      };
      await backend.database.query("select public.delete_submissions($1::jsonb)", [JSON.stringify(person)]);
      expect((await stored(table, id))[column]).toBe("Ask [...] now");
    },
  );
});
