import { describe, expect, it } from "vitest";
import { formatCsv, formatJson, formatText } from "../../../../server/submissions/format-submissions.ts";

const salary = {
  table: "salary_report_downloads" as const,
  columns: ["id", "created_at", "email"],
  rows: [{ id: "1", email: "kim@example.com" }],
};
const contact = {
  table: "contact_submissions" as const,
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

describe("submissions as CSV", () => {
  it("writes what is missing as nothing, and objects as JSON", () => {
    const row = { id: "3", utm: { a: 1 }, phone: null };
    const sheet = formatCsv([{ ...contact, columns: ["id", "utm", "phone"], rows: [row] }]);
    expect(sheet).toBe('id,utm,phone\r\n3,"{""a"":1}",');
  });

  it("puts several tables on one sheet, whose first column names the table", () => {
    const [header, first, second] = formatCsv([contact, salary]).split("\r\n");
    expect(header).toMatch(/^table,id,created_at,first_name,/);
    expect(first).toMatch(/^contact_submissions,2,/);
    expect(second).toMatch(/^salary_report_downloads,1,/);
    expect(formatCsv([salary]).split("\r\n")[0]).toMatch(/^id,created_at,email$/);
  });
});

describe("submissions as JSON", () => {
  it("names the table of each row only where there are several", () => {
    expect(JSON.parse(formatJson([salary]))).toEqual(salary.rows);
    expect(JSON.parse(formatJson([contact, salary]))).toMatchObject([
      { table: "contact_submissions" },
      { table: "salary_report_downloads" },
    ]);
  });
});

describe("submissions for reading", () => {
  it("leaves empty columns out and keeps paragraphs in line", () => {
    const text = formatText([contact]);
    expect(text).toContain("contact_submissions: 1 row\n");
    expect(text).toContain("  project_details  Two towers.\n                   May.");
    expect(text).not.toContain("phone");
  });

  it("lets no value command the terminal or reorder the line", () => {
    const rows = [{ id: "3", email: "\u001b[2J\u202ekim@example.com" }];
    // eslint-disable-next-line no-control-regex
    expect(formatText([{ ...salary, rows }])).not.toMatch(/[\u001b\u202e]/);
  });
});
