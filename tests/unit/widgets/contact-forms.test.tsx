// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { contactFormWidget } from "../../../widgets/contact-form/contact-form.tsx";
import { employerLeadFormWidget } from "../../../widgets/employer-lead-form/employer-lead-form.tsx";
import { insightLeadFormWidget } from "../../../widgets/insight-lead-form/insight-lead-form.tsx";
import { salaryReportFormWidget } from "../../../widgets/salary-report-form/salary-report-form.tsx";
import { field, fieldErrors, fill, mountWidget, notices, send } from "./mount-widget.tsx";
import { backend, resetBackend, latestSubmission } from "./mock-backend.ts";
import { SAMPLE_CONFIG } from "./sample-config.ts";
import { readNoticeLines } from "../../read-behavior.ts";

vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(resetBackend);

describe("the contact form", () => {
  it("requires only names, company and email", async () => {
    const form = await mountWidget(contactFormWidget);
    await send(form);
    expect(fieldErrors(form)).toEqual([
      "Enter your first name",
      "Enter your last name",
      "Enter your company name",
      "Enter your email address",
    ]);
    expect(document.activeElement).toBe(field(form, "First name"));
    expect(backend.submitForm).not.toHaveBeenCalled();
  });

  it("lists what was sent in its thank-you message", async () => {
    const form = await mountWidget(contactFormWidget);
    const values = {
      "First name": "Dana",
      "Last name": "Ortiz",
      "Company name": "Kestrel Civil",
      "Business email": "dana@kestrel.co",
      Phone: "713 555 0100",
      Position: "Superintendent",
      Timeline: "Within a month",
      Location: "Houston, Texas",
      "Project details": "Hospital,\n6 floors",
    };
    await fill(form, values);
    await send(form);
    const summaryRows = [...form.querySelectorAll("dl > div")].map((row) => row.textContent);
    expect(summaryRows).toEqual(Object.entries(values).map(([label, value]) => label + value));
  });

  it("reports next to the field that a value is too long, and truncates nothing", async () => {
    const form = await mountWidget(contactFormWidget);
    await fill(form, { "Project details": "x".repeat(4001) });
    await send(form);
    expect(fieldErrors(form).at(-1)).toBe("Use 4000 characters or fewer; this has 4001");
    expect(field(form, "Project details").value.length).toBe(4001);
  });

  it("shows the consent text, which describes the phone field", async () => {
    const form = await mountWidget(contactFormWidget);
    const note = document.getElementById(field(form, "Phone").getAttribute("aria-describedby")!);
    expect(note?.textContent).toContain(SAMPLE_CONFIG.messages.consent.request);
    expect(note?.querySelector("a")?.getAttribute("href")).toBe("/privacy-policy");
  });

  it("sets the autocomplete attribute of each field", async () => {
    const form = await mountWidget(contactFormWidget);
    const tokens = ["First name", "Last name", "Company name", "Business email", "Phone"].map(
      (label) => field(form, label).autocomplete,
    );
    expect(tokens).toEqual(["given-name", "family-name", "organization", "email", "tel"]);
  });
});

it("the salary report form asks for the email if it is missing", async () => {
  const form = await mountWidget(salaryReportFormWidget);
  await send(form);
  expect(fieldErrors(form)).toEqual(["Email required"]);
  expect(notices().alert).toBe(readNoticeLines("salaryEmpty").join(""));
  expect(backend.submitForm).not.toHaveBeenCalled();
});

it("the insight form reports missing email and role", async () => {
  const form = await mountWidget(insightLeadFormWidget, { source: "remote-work-insight" });
  await send(form);
  expect(notices().alert).toBe(readNoticeLines("insightIncomplete").join(""));
  expect(fieldErrors(form).length).toBe(2);
  await fill(form, { "Work email": "a@b.co" });
  expect(fieldErrors(form)).toEqual(["Enter the role you need"]);
  field(form, "Work email").focus();
  await send(form);
  expect(fieldErrors(form)).toEqual(["Enter the role you need"]);
  expect((document.activeElement as HTMLInputElement).name).toBe("role");
  expect(field(form, "Work email").value).toBe("a@b.co");
  expect(backend.submitForm).not.toHaveBeenCalled();
});

it("the insight form sends its article as the source, and the article's text as the details", async () => {
  const form = await mountWidget(insightLeadFormWidget, { source: "talent-retention-insight" });
  await fill(form, { "Work email": "a@b.co", "Role you need": "Estimator" });
  await send(form);
  expect(latestSubmission().table).toBe("contact_submissions");
  expect(latestSubmission().columns).toEqual({
    email: "a@b.co",
    phone: null,
    position_type: "Estimator",
    source: "talent-retention-insight",
    project_details: SAMPLE_CONFIG.messages.insightLeadForm.talentRetentionDetails,
  });
});

describe("the employer form", () => {
  it("requires everything, including both checkboxes", async () => {
    const form = await mountWidget(employerLeadFormWidget);
    await send(form);
    expect(fieldErrors(form)).toEqual([
      "Enter your name",
      "Enter your email address",
      "Enter your phone number",
      "Confirm that you are an employer",
      "Confirm that we may contact you",
    ]);
  });

  it("sends a column for each of its fields, and the consent as shown", async () => {
    const form = await mountWidget(employerLeadFormWidget);
    await fill(form, {
      "Full name": "Ann Lee Smith",
      "Work email": "a@b.co",
      Phone: "555 0100",
      "I'm an employer seeking construction/engineering talent": true,
      "I consent to be contacted about talent solutions": true,
    });
    await send(form);
    const { table, columns, metadata } = latestSubmission();
    expect(table).toBe("contact_submissions");
    expect(columns).toEqual({
      first_name: "Ann",
      last_name: "Lee Smith",
      email: "a@b.co",
      phone: "555 0100",
      employer: true,
      agreement: true,
      source: "contact_form",
    });
    expect(JSON.stringify(metadata)).toContain("I consent to be contacted about talent solutions");
    expect(notices().status).toContain("Thank you!");
  });
});
