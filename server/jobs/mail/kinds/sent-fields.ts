import { resumeFile } from "../../../../model/resume-check/resume-file.ts";
import type { SubmissionField } from "../../../../model/submissions/submission-field.ts";
import { submissionFields, type SubmissionTable } from "../../../../model/submissions/submission-fields.ts";
import { cleanLine, cleanLines } from "../model/clean-text.ts";
import { toMailAddress } from "../model/mailbox.ts";
import type { MailContext } from "../model/mail-context.ts";
import type { Field, Inline } from "../model/mail-content.ts";
import type { Submission } from "../model/read-submission.ts";
import { readPhone } from "./sender.ts";

export function listSentFields(table: SubmissionTable, row: Submission, context: MailContext): Field[] {
  const { mails, messages } = context.content;
  const { agreement, employer, file, no, yes } = mails.notice;
  const labels: Readonly<Record<string, string>> = { ...messages.labels, agreement, employer, resume: file };
  const fields = Object.entries<SubmissionField>(submissionFields[table]);
  return fields.flatMap(([name, { column, kind, label = name }]): Field[] => {
    const text = row.text(column);
    const field = { label: labels[label] ?? label, value: text && cleanLine(text, 500) };
    switch (kind) {
      case "lines":
        return [{ ...field, value: text && cleanLines(text), isPlain: true }];
      case "email":
        return [{ ...field, value: toLink(field.value, toMailtoUrl(text)) }];
      case "phone":
        return [{ ...field, value: toLink(field.value, readPhone(text)?.href) }];
      case "file":
        return [{ ...field, value: describeFile(field.value, Number(row.value(resumeFile.size.column))) }];
      case "consent": {
        const tickedValue = row.value(column);
        return typeof tickedValue === "boolean" ? [{ ...field, value: tickedValue ? yes : no }] : [];
      }
      case "choice":
      case undefined:
        return [field];
    }
  });
}

const toLink = (text: string | undefined, href: string | undefined): Inline | undefined =>
  text === undefined || href === undefined ? text : { text, href };

function toMailtoUrl(email: string | undefined): string | undefined {
  const address = email && toMailAddress(email);
  return address && `mailto:${encodeURIComponent(address)}`;
}

const describeFile = (name: string | undefined, bytes: number): string | undefined =>
  name === undefined || !(bytes > 0) ? name : `${name} (${formatBytes(bytes)})`;

/** Formats a file size in decimal units: `340 KB`, `2.4 MB`. */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
