import type { ReactNode } from "react";
import { Link } from "wouter";
import { formatSentDay } from "../../../../../model/submissions/typed-text.ts";
import { getLanguageName, SOURCE_LANGUAGE } from "../../../../../model/languages.ts";
import { toDialedNumber } from "../../../../../model/submissions/phone-number.ts";
import type { FieldKind, SubmissionField } from "../../../../../model/submissions/submission-field.ts";
import { nameForm } from "../../../../../model/submissions/form-name.ts";
import { submissionFields } from "../../../../../model/submissions/submission-fields.ts";
import type { Row } from "../../../../data/database/database.ts";
import type { Lead } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";
import { viewUrl } from "../data/route.ts";
import { FileButton } from "../parts/button.tsx";
import { Panel } from "../parts/panel.tsx";
import { fieldNames } from "../data/labels.ts";

const textOf = (sent: Row, column: string): string | undefined => {
  const value = sent[column];
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : JSON.stringify(value);
};

function Field({ label, children = <NotGiven /> }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-b border-line px-5 py-1.5 last:border-b-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-wrap">{children}</dd>
    </div>
  );
}

const NotGiven = () => <span className="text-ink-2">not given</span>;

function renderValue(kind: FieldKind | undefined, text: string | undefined): ReactNode {
  if (text === undefined) return undefined;
  if (kind === "email") return <a href={`mailto:${encodeURIComponent(text)}`}>{text}</a>;
  if (kind === "date") return formatSentDay(text);
  const dialed = kind === "phone" ? toDialedNumber(text) : undefined;
  if (dialed !== undefined) return <a href={`tel:${dialed}`}>{text}</a>;
  return text;
}

function describeCheck(check: Lead["file_check"]): string {
  if (check?.verdict === "refused") return `Refused. ${check.reason}`;
  if (check?.verdict !== "sound") return "Check pending: download only";
  const passedMessage = "Checked: the file opens, and has no macros or embedded objects";
  return check.is_scanned ? `${passedMessage}; ClamAV found nothing` : passedMessage;
}

/** A resume file. It can be opened in the browser if it is a checked PDF, and saved unless it was refused. */
function ResumeFile({ label, lead }: { label: string; lead: Lead }) {
  const { id, sent, file_check: check } = lead;
  if (textOf(sent, "resume_filename") === undefined) return <Field label={label}>{undefined}</Field>;
  const bytes = Number(sent.resume_file_size);
  const name = String(sent.resume_filename);
  const isPdf = String(sent.resume_file_path).toLowerCase().endsWith(".pdf");
  return (
    <Field label={label}>
      <span className="flex flex-wrap items-center gap-3">
        <span>
          {name} ({Math.max(1, Math.round(bytes / 1024)).toLocaleString("en-US")} KB)
        </span>
        {check?.verdict === "sound" && isPdf && (
          <FileButton path={`/resumes/${id}/open`} isOpenedInTab>
            Open
          </FileButton>
        )}
        {check?.verdict !== "refused" && <FileButton path={`/resumes/${id}/download`}>Download</FileButton>}
        {check?.verdict === "refused" ? (
          <b>{describeCheck(check)}</b>
        ) : (
          <span className="text-ink-2">{describeCheck(check)}</span>
        )}
      </span>
    </Field>
  );
}

const JOB = submissionFields.resume_submissions.job.column;

/** Leads from an opening's number to all who have applied for it. */
const OpeningLink = ({ job }: { job: string }) => (
  <>
    <span className="font-mono text-code">{job}</span>{" "}
    <Link href={viewUrl("inbox", new URLSearchParams({ job, state: "all" }))}>All candidates</Link>
  </>
);

export function SentFields({ lead }: { lead: Lead }) {
  const { table, sent } = lead;
  const { labels } = useDesk().config;
  return (
    <Panel title="What they sent" note="all fields">
      <dl>
        {Object.entries<SubmissionField>(submissionFields[table])
          .filter(([, { column, kind }]) => kind !== "consent" || typeof sent[column] === "boolean")
          .map(([name, { column, kind, label = name }]) => {
            const shown = fieldNames[label] ?? labels[label] ?? label;
            if (kind === "file") return <ResumeFile key={column} label={shown} lead={lead} />;
            const text = textOf(sent, column);
            return (
              <Field key={column} label={shown}>
                {column === JOB && text !== undefined ? <OpeningLink job={text} /> : renderValue(kind, text)}
              </Field>
            );
          })}
      </dl>
    </Panel>
  );
}

export function OriginFields({ lead: { table, sent, created_at } }: { lead: Lead }) {
  const { config, times } = useDesk();
  const partner = textOf(sent, "partner");
  const read = (column: string): string | null => textOf(sent, column) ?? null;
  const [context, page] = [read("context"), read("page_url")];
  const form = nameForm({ table, context, source: read("source"), page, place: read("location") }, config);
  const consent = sent.consent as { text?: string; version?: string } | null;
  const utm = Object.entries((sent.utm ?? {}) as Record<string, string>);
  const campaign = utm.map(([name, value]) => `${name.replace("utm_", "")} ${value}`).join(", ");
  return (
    <Panel title="Where it came from">
      <dl>
        <Field label="Received">{times.long(created_at)}</Field>
        <Field label="Form">{context === null ? form : `${form} (${context})`}</Field>
        <Field label="Partner">
          {partner && [config.partners[partner], partner].filter(Boolean).join(", ")}
        </Field>
        <Field label="Language">{getLanguageName(textOf(sent, "language") ?? SOURCE_LANGUAGE)}</Field>
        <Field label="Page">{page ?? undefined}</Field>
        <Field label="Referrer">{textOf(sent, "referrer")}</Field>
        <Field label="Campaign">{campaign || undefined}</Field>
        <Field label="Agreed to">
          {consent?.text && (
            <>
              “{consent.text}”{" "}
              <span className="text-ink-2">{consent.version && `Text ${consent.version}`}</span>
            </>
          )}
        </Field>
      </dl>
    </Panel>
  );
}
