import type { ResumeProblem } from "../resume-form/check-resume.ts";
import type { Agency } from "../../model/schemas/agency.ts";
import type { ReceiptText } from "../../model/schemas/receipt.ts";
import type { EmailError } from "../../model/submissions/email-address.ts";

export type HeadingText = ReceiptText["unknown"];

export interface SentRow {
  label: string;
  columns: readonly string[];
  isFile?: boolean;
  isDate?: boolean;
  /**
   * Text to show for particular stored values, by stored value. An empty string hides a value that the sender did not
   * choose.
   */
  texts?: Readonly<Record<string, string>>;
  /** Another label for particular stored values. */
  labels?: Readonly<Record<string, string>>;
}

/** The `settings` attribute, parsed from JSON: the page's text and data about the agency. */
export interface ReceiptSettings extends ReceiptText {
  fileProblems: Readonly<Record<ResumeProblem, string>>;
  rows: Readonly<Record<"lead" | "resume" | "report", readonly SentRow[]>>;
  labels: Readonly<Record<"email" | "phone" | "emailQuestion", string>>;
  errors: Readonly<Record<EmailError | "email" | "phone", string>>;
  /** Hours within which we promise to read a submission and to contact its sender. */
  hours: Readonly<Record<"lead" | "resume", { read: number; contacted: number }>>;
  agency: Pick<Agency, "email" | "phone">;
}

export type StepName = keyof ReceiptText["schedule"]["steps"];

export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
