import type { Receipt } from "../backend/receipts.ts";
import { inFull } from "./moments.ts";
import { SectionTitle } from "./section-title.tsx";
import { fill, type ReceiptSettings } from "./settings.ts";

interface SentSectionProps {
  receipt: Receipt;
  settings: ReceiptSettings;
}

/** Everything that was sent, under the labels of the form. */
export function SentSection({ receipt, settings }: SentSectionProps) {
  const { sent: texts } = settings;
  return (
    <section aria-labelledby="receipt-sent">
      <SectionTitle id="receipt-sent">{texts.title}</SectionTitle>
      <dl className="mt-5 border-t border-ink">
        {sentRows(receipt, settings).map(([label, value]) => (
          <div key={label} className="flex justify-between gap-6 border-b border-line py-2.75 leading-145">
            <dt className="w-33 flex-none text-ink-2">{label}</dt>
            <dd className="min-w-0 flex-1 wrap-anywhere whitespace-pre-line font-strong lg:text-right">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function sentRows({ sent, consent, kept_until }: Receipt, settings: ReceiptSettings): [string, string][] {
  const { sent: texts, labels } = settings;
  const text = (column: string): string => String(sent[column] ?? "");
  const rows: [string, string][] = [
    [texts.name, `${text("first_name")} ${text("last_name")}`.trim()],
    [texts.company, text("company_name")],
    [labels.position, text("position_type")],
    [labels.desiredPosition, text("desired_position")],
    [labels.experience, text("years_experience")],
    [labels.timeline, text("timeline")],
    [labels.location, text("location")],
    [labels.email, text("email")],
    [labels.phone, text("phone")],
    [labels.details, text("project_details")],
    [labels.additional, text("additional_information")],
    [labels.resume, resumeText(sent, texts.size)],
    [texts.agreed, consent === null ? "" : `“${consent}”`],
    [texts.kept, kept_until === null ? "" : inFull(Date.parse(kept_until))],
  ];
  return rows.filter(([, value]) => value !== "");
}

function resumeText(
  { resume_filename: name, resume_file_size: bytes }: Receipt["sent"],
  text: string,
): string {
  if (name === undefined) return "";
  const size = Number(bytes ?? 0);
  const inUnits = size < 1_048_576 ? `${Math.ceil(size / 1024)} KB` : `${(size / 1_048_576).toFixed(1)} MB`;
  return fill(text, { name: String(name), size: inUnits });
}
