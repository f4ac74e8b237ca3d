import { describe, expect, it } from "vitest";
import { toQuickColumns, toSource } from "../../../../site/model/submissions/form-columns.ts";
import { toResumeColumns } from "../../../../site/model/submissions/resume-columns.ts";
import { SAMPLE_APPLICATION } from "./sample-application.ts";

describe("the mapping of the quick form to columns", () => {
  it("splits a name into its first word and the rest", () => {
    expect(toQuickColumns({ name: "Ann  Lee Smith" }, "header")).toMatchObject({
      first_name: "Ann",
      last_name: "Lee Smith",
    });
    expect(toQuickColumns({ name: "Ann" }, "header")).toMatchObject({ first_name: "Ann", last_name: "" });
  });

  it("renames fields and stores null for empty ones", () => {
    const request = {
      company: "Kestrel",
      email: "a@b.co",
      phone: "",
      position: "Foreman",
      urgency: "Urgent",
      message: "Soon",
    };
    expect(toQuickColumns(request, "hvac_article")).toEqual({
      first_name: null,
      last_name: null,
      company_name: "Kestrel",
      email: "a@b.co",
      phone: null,
      position_type: "Foreman",
      timeline: "Urgent",
      project_details: "Soon",
      source: "landing2_form",
    });
  });

  it("stores the employer form's two consents, and omits them for other forms", () => {
    expect(toQuickColumns({ name: "Ann", employer: true, agreement: true }, "landing_page")).toMatchObject({
      employer: true,
      agreement: true,
    });
    const columns = toQuickColumns({ name: "Ann" }, "header");
    expect(Object.keys(columns)).not.toContain("employer");
    expect(Object.keys(columns)).not.toContain("agreement");
  });

  it("names the contact form as the source only in the general context", () => {
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
