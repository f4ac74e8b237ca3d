import type { Receipt, SentValue } from "../backend/receipts.ts";
import { formatDate } from "./date-formats.ts";
import { SectionTitle } from "./section-title.tsx";
import { fillText, type ReceiptSettings } from "./settings.ts";

interface SentSectionProps {
  receipt: Receipt;
  settings: ReceiptSettings;
}

export function SentSection({ receipt, settings }: SentSectionProps) {
  const { sent: texts } = settings;
  return (
    <section aria-labelledby="receipt-sent">
      <SectionTitle id="receipt-sent">{texts.title}</SectionTitle>
      <dl className="mt-5 border-t border-ink">
        {listSentRows(receipt, settings).map(([label, value]) => (
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

function listSentRows(receipt: Receipt, settings: ReceiptSettings): [string, string][] {
  const { kind, sent, consent, kept_until } = receipt;
  const { sent: texts, rows } = settings;
  const sentEntries = rows[kind].map(({ label, columns, isFile, texts: shown = {} }): [string, string] => {
    const sentValues = columns.map((column) => sent[column] ?? "");
    if (isFile) return [label, formatFile(sentValues, texts.size)];
    const valueText = sentValues.map(formatSentValue).join(" ").trim();
    return [label, Object.hasOwn(shown, valueText) ? shown[valueText]! : valueText];
  });
  const extraEntries: [string, string][] = [
    [texts.agreed, consent === null ? "" : `“${consent}”`],
    [texts.kept, kept_until === null ? "" : formatDate(Date.parse(kept_until))],
  ];
  return [...sentEntries, ...extraEntries].filter(([, value]) => value !== "");
}

const formatSentValue = (value: SentValue): string =>
  typeof value === "boolean" ? (value ? "✓" : "") : String(value);

function formatFile([name = "", bytes = 0]: readonly SentValue[], text: string): string {
  if (name === "") return "";
  const size = Number(bytes);
  const formattedSize =
    size < 1_048_576 ? `${Math.ceil(size / 1024)} KB` : `${(size / 1_048_576).toFixed(1)} MB`;
  return fillText(text, { name: String(name), size: formattedSize });
}
