import { describe, expect, it } from "vitest";
import { SAMPLE_CONFIG } from "./sample-config.ts";

const {
  notices,
  errors,
  leadForm,
  contactForm,
  salaryReportForm,
  employerLeadForm,
  insightLeadForm,
  resumeForm,
  portalLogin,
  consent,
  header,
} = SAMPLE_CONFIG.messages;

/** The error catalogue of the specification, section 8. */
const CATALOGUE = {
  quickIncomplete: ["Almost there!", "Please complete all fields or call us directly."],
  quickSuccess: [
    "We'll Connect You Within 24 Hours!",
    "Our talent acquisition team will reach out with pre-vetted candidates.",
  ],
  leadSuccess: ["Thank you!", "We'll connect you with elite talent within 24 hours."],
  submissionFailed: ["Submission failed", "Please try again or contact us directly."],
  resumeSuccess: ["Application Submitted!", "We'll review your profile and contact you within 48 hours."],
  resumeRequired: ["Resume Required", "Please upload your resume before submitting."],
  resumeType: ["Please upload a PDF, DOC, or DOCX file."],
  resumeSize: ["File size must be less than 10MB."],
  salarySuccess: ["We'll email you the report."],
  salaryFailed: ["Something went wrong", "Please try again or contact support."],
  salaryEmpty: ["Email required", "Please enter your email to download the report."],
  insightIncomplete: ["Missing Information", "Please fill in your email and role requirements."],
  insightFailed: ["Something went wrong", "Please try again or contact us directly."],
  remoteWorkSuccess: ["Thank You!", "We'll be in touch within 24 hours with remote-ready candidates."],
  talentRetentionSuccess: [
    "Thank You!",
    "We'll contact you within 24 hours to discuss retention strategies.",
  ],
};

describe("the messages", () => {
  it("are those of the specification's catalogue, to the letter", () => {
    const written = Object.entries(notices).map(([name, { title, text }]) => [
      name,
      text === undefined ? [title] : [title, text],
    ]);
    expect(Object.fromEntries(written)).toEqual(CATALOGUE);
  });

  it("keep the specification's words on buttons, boxes and the sign-in", () => {
    expect([leadForm, contactForm, employerLeadForm].map(({ sending }) => sending)).toEqual(
      Array(3).fill("Connecting..."),
    );
    expect(salaryReportForm.sending).toBe("Sending Report...");
    expect([insightLeadForm.sending, resumeForm.sending]).toEqual(["Submitting...", "Submitting..."]);
    expect(resumeForm.uploaded).toBe("Resume uploaded successfully!");
    expect(resumeForm.home).toBe("Return to Homepage");
    expect(header.quickTitle).toBe("Get Candidates Fast");
    expect(consent.employer).toBe("I'm an employer seeking construction/engineering talent");
    expect(consent.contact).toBe("I consent to be contacted about talent solutions");
    expect(portalLogin.success).toBe("Login successful! Redirecting to dashboard...");
    expect(errors.loginWrong).toBe("Invalid email or password. Please try again.");
    expect([
      errors.loginEmailRequired,
      errors.email,
      errors.loginPasswordRequired,
      errors.loginPasswordShort,
    ]).toEqual([
      "Email is required",
      "Please enter a valid email address",
      "Password is required",
      "Password must be at least 6 characters",
    ]);
  });
});
