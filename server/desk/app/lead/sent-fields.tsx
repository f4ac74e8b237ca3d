import type { ReactNode } from "react";
import type { Row } from "../../../backend/database/database.ts";
import type { Lead } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";
import { ButtonLink } from "../parts/button.tsx";
import { Panel } from "../parts/panel.tsx";

/** Columns that a form fills, with their labels, in the form's order. */
const formColumns: readonly (readonly [column: string, label: string])[] = [
  ["first_name", "First name"],
  ["last_name", "Last name"],
  ["company_name", "Company"],
  ["email", "Email"],
  ["phone", "Phone"],
  ["position_type", "Position"],
  ["desired_position", "Position"],
  ["years_experience", "Experience"],
  ["timeline", "Timeline"],
  ["location", "Location"],
  ["project_details", "Project details"],
  ["additional_information", "More information"],
  ["employer", "Is an employer"],
  ["agreement", "Agrees to be contacted"],
];

const textOf = (sent: Row, column: string): string | undefined => {
  const value = sent[column];
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : JSON.stringify(value);
};

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-b border-line px-5 py-1.5 last:border-b-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-wrap">{children}</dd>
    </div>
  );
}

const NotGiven = () => <span className="text-ink-2">not given</span>;

function valueOf(column: string, text: string | undefined): ReactNode {
  if (text === undefined) return <NotGiven />;
  if (column === "email") return <a href={`mailto:${encodeURIComponent(text)}`}>{text}</a>;
  if (column === "phone") return <a href={`tel:${text.replace(/[^\d+]/g, "")}`}>{text}</a>;
  return text;
}

/** The file of a resume. Nothing has looked into it yet, so it is never opened in the browser. */
function ResumeFile({ id, sent }: { id: string; sent: Row }) {
  const bytes = Number(sent.resume_file_size);
  return (
    <Field label="Resume">
      <span className="flex flex-wrap items-center gap-3">
        <span>
          {String(sent.resume_filename)} ({Math.max(1, Math.round(bytes / 1024)).toLocaleString("en-US")} KB)
        </span>
        <ButtonLink href={`/api/resumes/${id}`} download>
          Download
        </ButtonLink>
        <span className="text-ink-2">Not checked yet: download only</span>
      </span>
    </Field>
  );
}

/** Everything that the form sent. */
export function SentFields({ lead: { id, table, sent } }: { lead: Lead }) {
  return (
    <Panel title="What they sent" note="all fields">
      <dl>
        {formColumns
          .filter(([column]) => column in sent)
          .filter(
            ([column]) => typeof sent[column] === "boolean" || !["employer", "agreement"].includes(column),
          )
          .map(([column, label]) => (
            <Field key={column} label={label}>
              {valueOf(column, textOf(sent, column))}
            </Field>
          ))}
        {table === "resume_submissions" && <ResumeFile id={id} sent={sent} />}
      </dl>
    </Panel>
  );
}

/** Where the form stood, and what its sender agreed to. */
export function OriginFields({ lead: { sent, created_at } }: { lead: Lead }) {
  const { facts, times } = useDesk();
  const [context, partner] = [textOf(sent, "context"), textOf(sent, "partner")];
  const consent = sent.consent as { text?: string; version?: string } | null;
  const utm = Object.entries((sent.utm ?? {}) as Record<string, string>);
  const campaign = utm.map(([name, value]) => `${name.replace("utm_", "")} ${value}`).join(", ");
  return (
    <Panel title="Where it came from">
      <dl>
        <Field label="Received">{times.long(created_at)}</Field>
        <Field label="Form">
          {context === undefined ? <NotGiven /> : `${facts.contexts[context] ?? context} (${context})`}
        </Field>
        <Field label="Partner">
          {partner === undefined ? (
            <NotGiven />
          ) : (
            [facts.partners[partner], partner].filter(Boolean).join(", ")
          )}
        </Field>
        <Field label="Page">{textOf(sent, "page_url") ?? <NotGiven />}</Field>
        <Field label="Referrer">{textOf(sent, "referrer") ?? <NotGiven />}</Field>
        <Field label="Campaign">{campaign || <NotGiven />}</Field>
        <Field label="Agreed to">
          {consent?.text === undefined ? (
            <NotGiven />
          ) : (
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
