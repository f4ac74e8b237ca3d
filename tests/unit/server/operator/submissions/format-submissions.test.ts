import { Readable } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import {
  formatCsv,
  formatJson,
  formatText,
  type RowPages,
  type FormatOptions,
} from "../../../../../server/operator/submissions/format-submissions.ts";
import type { SubmissionTable } from "../../../../../server/data/submission-tables.ts";

type Format = (pages: RowPages, options: FormatOptions) => AsyncIterable<string>;
interface Table {
  table: SubmissionTable;
  columns: string[];
  rows: Record<string, unknown>[];
}

const salary: Table = {
  table: "salary_report_downloads",
  columns: ["id", "created_at", "email"],
  rows: [{ id: "1", email: "kim@example.com" }],
};
const contact: Table = {
  table: "contact_submissions",
  columns: ["id", "created_at", "first_name", "phone", "project_details", "utm"],
  rows: [
    {
      id: "2",
      first_name: "Dana",
      project_details: "Two towers.\nMay.",
      utm: { utm_source: "mail" },
      phone: null,
    },
  ],
};

function write(format: Format, ...tables: Table[]): Promise<string> {
  const pages = tables.flatMap(({ table, rows }) => rows.map((row) => [{ table, row }]));
  const options: FormatOptions = {
    tables: tables.map(({ table }) => table),
    columns: [...new Set(tables.flatMap(({ columns }) => columns))],
    hasTableNames: tables.length > 1,
  };
  return textOf(Readable.from(format(Readable.from(pages) as RowPages, options)));
}

describe("the CSV output of submissions", () => {
  it("writes missing values as empty, and objects as JSON", async () => {
    const row = { id: "3", utm: { a: 1 }, phone: null };
    const csv = await write(formatCsv, { ...contact, columns: ["id", "utm", "phone"], rows: [row] });
    expect(csv).toBe('\ufeffid,utm,phone\r\n3,"{""a"":1}",\r\n');
  });

  it("combines several tables into one file whose first column names the table", async () => {
    const [header, first, second] = (await write(formatCsv, contact, salary)).split("\r\n");
    expect(header).toMatch(/^\ufefftable,id,created_at,first_name,/);
    expect(first).toMatch(/^contact_submissions,2,/);
    expect(second).toMatch(/^salary_report_downloads,1,/);
    expect((await write(formatCsv, salary)).split("\r\n")[0]).toMatch(/^\ufeffid,created_at,email$/);
  });
});

describe("the JSON output of submissions", () => {
  it("names each row's table only if there are several tables", async () => {
    expect(JSON.parse(await write(formatJson, salary))).toEqual(salary.rows);
    expect(JSON.parse(await write(formatJson, contact, salary))).toMatchObject([
      { table: "contact_submissions" },
      { table: "salary_report_downloads" },
    ]);
  });

  it("writes an empty list if there are no rows", async () => {
    expect(JSON.parse(await write(formatJson, { ...salary, rows: [] }))).toEqual([]);
  });
});

describe("the text output of submissions", () => {
  it("omits empty columns and indents paragraphs", async () => {
    const text = await write(formatText, contact, { ...salary, rows: [] });
    expect(text).toMatch(/^contact_submissions\n\n {2}id {15}2\n/);
    expect(text).toMatch(/\n\ncontact_submissions: 1 row\nsalary_report_downloads: 0 rows\n$/);
    expect(text).toContain("  project_details  Two towers.\n                   May.");
    expect(text).not.toContain("phone");
  });

  it("contains no characters that control the terminal or reorder the line", async () => {
    const rows = [{ id: "3", email: "\u001b[2J\u202ekim@example.com" }];
    for (const format of [formatCsv, formatJson])
      // oxlint-disable-next-line no-control-regex
      expect(await write(format, { ...salary, rows })).not.toMatch(/\u001b/);
    // oxlint-disable-next-line no-control-regex
    expect(await write(formatText, { ...salary, rows })).not.toMatch(/[\u001b\u202e]/);
  });
});
