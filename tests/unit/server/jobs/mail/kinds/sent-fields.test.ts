import { expect, it } from "vitest";
import { listSentFields } from "../../../../../../server/jobs/mail/kinds/notice-fields.ts";
import { createMailContexts } from "../../../../../../server/jobs/mail/model/mail-context.ts";
import { toSubmission } from "../../../../../../server/jobs/mail/model/submission.ts";
import { loadLocalizedData } from "../../../../../../model/loading/load-data.ts";
import type { SubmissionField } from "../../../../../../model/submissions/submission-field.ts";
import { submissionFields, submissionTables } from "../../../../../../model/submissions/submission-fields.ts";

const { en: context } = createMailContexts(loadLocalizedData(process.cwd()), "https://site.example");

it.each(submissionTables)("an email lists every field of %s with a label, in the form's order", (table) => {
  const fields = Object.values<SubmissionField>(submissionFields[table]);
  const row = Object.fromEntries(
    fields.map(({ column, kind }) => [column, kind === "consent" ? true : `value of ${column}`]),
  );
  const listed = listSentFields(table, toSubmission(row), context);
  expect(listed.map(({ value }) => value)).toEqual(
    fields.map(({ column, kind }) => (kind === "consent" ? "Yes" : `value of ${column}`)),
  );
  const labels = listed.map(({ label }) => label);
  expect(new Set(labels).size).toBe(fields.length);
  expect(labels.join()).not.toMatch(/[a-z][A-Z]/);
});

it("an email marks an empty field as empty, and omits a checkbox that was not shown", () => {
  const listed = listSentFields("contact_submissions", toSubmission({ employer: null, email: "" }), context);
  expect(listed).toContainEqual({ label: "Business email", value: undefined });
  expect(listed.map(({ label }) => label)).not.toContain("An employer");
});
