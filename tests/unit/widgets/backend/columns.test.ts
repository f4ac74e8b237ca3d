import { describe, expect, it } from "vitest";
import { toColumns, toSource } from "../../../../model/submissions/form-columns.ts";
import { employerFields, leadFields } from "../../../../model/submissions/form-fields.ts";
import { toResumeColumns } from "../../../../model/submissions/resume-columns.ts";
import { SAMPLE_APPLICATION } from "./sample-application.ts";

describe("the mappings of forms to columns", () => {
  it("split a name into its first word and the rest", () => {
    const nameOf = (name: string) => toColumns({ name: employerFields.name }, { name });
    expect(nameOf("Ann  Lee Smith")).toEqual({ first_name: "Ann", last_name: "Lee Smith" });
    expect(nameOf("Ann")).toEqual({ first_name: "Ann", last_name: "" });
  });

  it("rename the quick form's fields, and store null for empty ones and the default urgency", () => {
    const values = { company: "Kestrel", position: "Foreman", email: "a@b.co", phone: "", urgency: "urgent" };
    const columns = {
      company_name: "Kestrel",
      position_type: "Foreman",
      email: "a@b.co",
      phone: null,
      location: null,
      timeline: "Urgent",
    };
    expect(toColumns(leadFields(false), values)).toEqual(columns);
    expect(toColumns(leadFields(false), { ...values, urgency: "" })).toEqual({
      ...columns,
      timeline: "Standard",
    });
  });

  it("store the employer form's two consents", () => {
    const values = { name: "Ann Lee", email: "a@b.co", phone: "555 0100", employer: "on", agreement: "" };
    expect(toColumns(employerFields, values)).toEqual({
      first_name: "Ann",
      last_name: "Lee",
      email: "a@b.co",
      phone: "555 0100",
      employer: true,
      agreement: false,
    });
  });

  it("name the contact form as the source only in the general context", () => {
    expect([toSource("general"), toSource("header"), toSource(null)]).toEqual([
      "contact_form",
      "landing2_form",
      "landing2_form",
    ]);
  });
});

it("the mapping of a resume to columns preserves its original name, in any script, and shortens it only beyond the column's limit", () => {
  const columns = toResumeColumns(
    SAMPLE_APPLICATION,
    new File(["12345"], "履歴書.pdf"),
    "1795204897807_resume.pdf",
  );
  expect(columns).toMatchObject({
    resume_filename: "履歴書.pdf",
    resume_file_path: "1795204897807_resume.pdf",
    resume_file_size: 5,
    additional_information: null,
  });
  const long = toResumeColumns(
    SAMPLE_APPLICATION,
    new File(["1"], `${"x".repeat(500)}.pdf`),
    "p",
  ).resume_filename;
  expect([...long].length).toBe(400);
  expect(long.endsWith(".pdf")).toBe(true);
});
