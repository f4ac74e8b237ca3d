import { cleanLine, cleanLines } from "../clean-text.ts";
import type { MailContext } from "../model/mail-context.ts";
import type { Field, Inline } from "../model/mail-content.ts";
import type { Submission } from "../model/read-submission.ts";
import type { SubmissionTable } from "../../submissions/submission-tables.ts";
import { senderOf } from "./sender.ts";

/** Everything that somebody filled in, in the order of the form, with what was left empty. */
export function sentFields(table: SubmissionTable, row: Submission, context: MailContext): Field[] {
  const { labels } = context.content.messages;
  const { file, employer, agreement, yes, no } = context.content.mails.notice;
  const sender = senderOf(row);
  const line = (label: string, column: string): Field => ({ label, value: cleaned(row.text(column)) });
  const lines = (label: string, column: string): Field => {
    const text = row.text(column);
    return { label, value: text === undefined ? undefined : cleanLines(text), isPlain: true };
  };
  const link = (label: string, column: string, href: string | undefined): Field => {
    const text = cleaned(row.text(column));
    return { label, value: text === undefined || href === undefined ? text : { text, href } };
  };
  // A box that only some forms have: where it was not shown there is nothing to say.
  const box = (label: string, column: string): Field[] => {
    const value = row.value(column);
    return typeof value === "boolean" ? [{ label, value: value ? yes : no }] : [];
  };
  const email = (label: string) =>
    link(label, "email", sender.email && `mailto:${encodeURIComponent(sender.email)}`);
  const names = [line(labels.firstName, "first_name"), line(labels.lastName, "last_name")];
  const phone = link(labels.phone, "phone", sender.phone?.href);
  if (table === "salary_report_downloads") return [email(labels.email)];
  if (table === "contact_submissions")
    return [
      ...names,
      line(labels.company, "company_name"),
      email(labels.businessEmail),
      phone,
      line(labels.position, "position_type"),
      line(labels.timeline, "timeline"),
      line(labels.location, "location"),
      lines(labels.details, "project_details"),
      ...box(employer, "employer"),
      ...box(agreement, "agreement"),
    ];
  return [
    ...names,
    email(labels.email),
    phone,
    line(labels.desiredPosition, "desired_position"),
    line(labels.experience, "years_experience"),
    lines(labels.additional, "additional_information"),
    { label: file, value: describeFile(row) },
  ];
}

const cleaned = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : cleanLine(text, 500);

function describeFile(row: Submission): Inline | undefined {
  const name = cleaned(row.text("resume_filename"));
  const bytes = Number(row.value("resume_file_size"));
  return name === undefined || !(bytes > 0) ? name : `${name} (${formatBytes(bytes)})`;
}

/** A size as a file manager shows it: `340 KB`, `2.4 MB`. */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
