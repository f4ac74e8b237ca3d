import type { FileFault } from "../../site/model/resume-check/file-fault.ts";
import type { ResumeProblem } from "../../site/model/resume-check/validate-resume.ts";
import type { EmailError } from "../../site/model/submissions/email-address.ts";

type Texts<Name extends string> = Readonly<Record<Name, string>>;

export type HeadingText = Texts<"title" | "lead">;

interface StatusTexts extends Readonly<Record<"received" | "read" | "contacted" | "closed", HeadingText>> {
  late: string;
}

type ChangeTexts<More extends string = never> = Texts<
  "title" | "hint" | "button" | "saved" | "invalid" | More
>;

export interface SentRow {
  label: string;
  columns: readonly string[];
  isFile?: boolean;
  /**
   * Text to show for particular stored values, by stored value. An empty string hides a value that the sender did not
   * choose.
   */
  texts?: Readonly<Record<string, string>>;
}

/** The `settings` attribute, parsed from JSON: messages and data about the agency. */
export interface ReceiptSettings {
  open: HeadingText & Texts<"label" | "hint" | "button" | "invalid" | "waiting">;
  unknown: HeadingText;
  tooMany: HeadingText;
  unreachable: HeadingText & Texts<"again">;
  withdrawn: HeadingText & Texts<"home" | "homeHref">;
  link: Texts<"title" | "text" | "copy" | "copied">;
  states: {
    lead: StatusTexts;
    resume: StatusTexts & { refused: HeadingText };
    report: Readonly<Record<"received" | "mailed", HeadingText>>;
  };
  faults: Texts<FileFault>;
  schedule: Texts<
    | "title"
    | "step"
    | "when"
    | "now"
    | "notYet"
    | "stored"
    | "took"
    | "promised"
    | "due"
    | "late"
    | "ours"
    | "later"
  > & { steps: Texts<StepName> };
  sent: Texts<"title" | "kept" | "agreed" | "size">;
  rows: Readonly<Record<"lead" | "resume" | "report", readonly SentRow[]>>;
  change: Texts<"title" | "failed" | "tooMany" | "saving"> & {
    contact: ChangeTexts<"titleEmail">;
    note: ChangeTexts<"label" | "placeholder" | "earlier">;
    file: ChangeTexts<"label" | "missing"> & { problems: Texts<ResumeProblem> };
    withdraw: Texts<"title" | "hint" | "button" | "question" | "consequences" | "yes" | "no" | "held">;
  };
  labels: Texts<"email" | "phone">;
  errors: Texts<EmailError | "email" | "phone">;
  /** Hours within which we promise to read a submission and to contact its sender. */
  hours: Readonly<Record<"lead" | "resume", { read: number; contacted: number }>>;
  agency: Texts<"email"> & { phone: Texts<"text" | "href"> };
}

export type StepName = "received" | "read" | "contacted" | "closed" | "mailed";

export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
