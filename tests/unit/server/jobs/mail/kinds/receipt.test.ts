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
  additional_information resume_filename resume_file_path email job trade
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

describe("the receipt email for an application", () => {
  const row = (job: string) =>
    toSubmission({
      created_at: "2027-01-21T06:00:00Z",
      job,
      desired_position: "Evil title",
      trade: "evil",
      years_experience: "4-7 years",
    });
  const opening = {
    title: "Electrician, substation",
    ends: "2027-01-21T07:00:00.000Z",
    path: "/jobs/electrician-substation",
    trade: "electrical",
    states: ["texas"],
    summaries: {},
  };
  const write = (of: typeof context, ends: string | undefined) =>
    compose(
      composeReceipt("resume_submissions", row("J-2602"), of, undefined, { ...opening, ends }),
      envelope,
      of,
    );

  it("names the opening by the title that the site has, in subject and text", () => {
    for (const [of, subject] of [
      [context, "We have your application: Electrician, substation"],
      [es, "Recibimos su solicitud: Electrician, substation"],
    ] as const) {
      const mail = write(of, opening.ends);
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain("Electrician, substation, J-2602");
      expect(JSON.stringify(mail)).not.toMatch(/evil/i);
      expect(mail.text).not.toContain(of.content.mails.receipt.late);
    }
  });

  it("says so if the opening had ended, by a second or because it is filled", () => {
    for (const ends of ["2027-01-21T06:00:00.000Z", new Date(0).toISOString()])
      expect(write(context, ends).text).toContain("This position closed before your application arrived.");
    expect(write(es, "2027-01-21T05:59:59.000Z").text).toContain("Esta vacante se cerró");
    expect(write(context, undefined).text).not.toContain("closed before");
  });

  it("names no opening that the site does not have", () => {
    const mail = compose(
      composeReceipt("resume_submissions", row("J-9999"), context, undefined),
      envelope,
      context,
    );
    expect(mail.subject).toBe("We have your application");
    expect(mail.text).not.toContain("J-9999");
  });
});
