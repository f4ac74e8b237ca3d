import { describe, expect, it, test } from "vitest";
import { loadLocalizedData } from "../../../../../../model/loading/load-data.ts";
import { compose } from "../../../../../../server/jobs/mail/write-mail.ts";
import { composeReceipt } from "../../../../../../server/jobs/mail/kinds/receipt.ts";
import { composeSalaryReport } from "../../../../../../server/jobs/mail/kinds/salary-report.ts";
import { createMailContexts } from "../../../../../../server/jobs/mail/model/mail-context.ts";
import { toSubmission } from "../../../../../../server/jobs/mail/model/submission.ts";

const { en: context, es } = createMailContexts(
  loadLocalizedData(process.cwd()),
  "https://www.ridgebeam.example",
);

/** Columns with text from the sender, who may be trying to spam others through our receipts. */
const COLUMNS = `
  first_name last_name company_name phone position_type timeline location project_details source
  context partner page_url referrer desired_position years_experience language
  additional_information resume_filename resume_file_path email
`
  .trim()
  .split(/\s+/);
const createHostileRow = (text: string) =>
  toSubmission({
    created_at: "2025-01-13T21:40:00Z",
    ...Object.fromEntries(COLUMNS.map((column) => [column, text])),
  });

const envelope = {
  recipient: "kim@example.com",
  messageId: "<1@ridgebeam.example>",
  from: { name: "Ridgebeam Talent", address: "hello@ridgebeam.example" },
  sentAt: new Date("2025-01-13T21:41:00Z"),
};
const report = { address: "/files/r.pdf", path: "r.pdf", bytes: 1000 };

describe("an email to an address that anyone may have entered", () => {
  it.each([
    "Buy at evil.example",
    "Superintendent evil",
    "<b>evil</b>",
    "evil\r\nBcc: victim@evil.example",
    "Evil, Texas, evil",
  ])("repeats nothing from %j", (text) => {
    const row = createHostileRow(text);
    const sent = [
      composeReceipt("contact_submissions", row, context, undefined),
      composeReceipt("resume_submissions", row, context, undefined),
      composeSalaryReport(row, context, report, undefined),
      composeReceipt("contact_submissions", row, es, undefined),
      composeReceipt("resume_submissions", row, es, undefined),
      composeSalaryReport(row, es, report, undefined),
    ].map((mail) => compose(mail, envelope, context));
    for (const mail of sent) expect(JSON.stringify(mail)).not.toMatch(/evil/i);
  });

  it("links to the sender's receipt if there is one", () => {
    const url = "https://www.ridgebeam.example/receipt#7f3k";
    const mail = composeReceipt("contact_submissions", createHostileRow("x"), context, url);
    const { html, text } = compose(mail, envelope, context);
    expect(html.split(`href="${url}"`)).toHaveLength(3);
    expect(text).toContain(`See your receipt: ${url}`);
    const withReport = compose(
      composeSalaryReport(createHostileRow("x"), context, report, url),
      envelope,
      context,
    );
    expect(withReport.text).toContain(url);
  });
});

test.each([
  ["contact_submissions", ["privacy-policy", "equal-opportunity"]],
  ["resume_submissions", ["recruitment-fraud", "candidate-privacy", "equal-opportunity"]],
] as const)(
  "the receipt email for %s links to the site's policies on how candidates are treated",
  (table, pages) => {
    const { html, text } = compose(
      composeReceipt(table, createHostileRow("x"), context, undefined),
      envelope,
      context,
    );
    for (const page of pages) {
      expect(html).toContain(`href="https://www.ridgebeam.example/${page}"`);
      expect(text).toContain(`https://www.ridgebeam.example/${page}`);
    }
  },
);
