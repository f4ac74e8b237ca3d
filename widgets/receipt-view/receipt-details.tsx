import { useEffect, useState } from "react";
import type { Receipt, SentValue } from "../backend/receipts.ts";
import { ChangeSection, RESUME_FIELD, type ChangeProps } from "./change-section.tsx";
import { formatDate, formatDay, formatDeadline } from "./date-formats.ts";
import { ViewHeading, SectionTitle } from "./headings.tsx";
import { ScheduleSection } from "./schedule-section.tsx";
import { fillText, type HeadingText, type ReceiptSettings } from "./settings.ts";
import { computeSchedule } from "./compute-schedule.ts";

interface ReceiptDetailsProps extends ChangeProps {
  address: string;
  focusOnMount: boolean;
  onWithdrawn: () => void;
}

export function ReceiptDetails({ address, focusOnMount, onWithdrawn, ...change }: ReceiptDetailsProps) {
  const { receipt, settings } = change;
  const now = useNow();
  const schedule = computeSchedule(receipt, settings, now);
  const isFileless = isWithoutFile(receipt) && receipt.closed_at === null;
  return (
    <>
      <ViewHeading
        {...chooseStatusText(receipt, settings, schedule.due, now)}
        focusOnMount={focusOnMount}
        action={isFileless && <AddResume text={settings.states.resume.fileless.button} />}
      >
        <CopyLink texts={settings.link} address={address} hasEmail={Boolean(receipt.sent["email"])} />
      </ViewHeading>
      <div className="*:border-t *:border-line *:pt-12 *:pb-14 *:[border-image:linear-gradient(var(--color-line),var(--color-line))_1/1px_0_0/0_100vmax]">
        <ScheduleSection schedule={schedule} texts={settings.schedule} now={now} />
        <div className="grid gap-11 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-18">
          <SentSection receipt={receipt} settings={settings} />
          <ChangeSection {...change} onWithdrawn={onWithdrawn} />
        </div>
      </div>
    </>
  );
}

const MINUTE_MS = 60_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const isWithoutFile = ({ kind, sent }: Receipt): boolean =>
  kind === "resume" && sent["resume_filename"] === undefined;

/** Leads to the field below. A link would replace the key in the URL. */
const AddResume = ({ text }: { text: string }) => (
  <button
    type="button"
    className="btn btn-primary mt-6 print:hidden"
    onClick={() => {
      const field = document.getElementById(RESUME_FIELD)!;
      field.focus();
      field.closest("form")!.scrollIntoView({ block: "center" });
    }}
  >
    {text}
  </button>
);

function chooseStatusText(
  receipt: Receipt,
  { states, faults, agency, how }: ReceiptSettings,
  due: number | undefined,
  now: number,
): HeadingText {
  const { kind } = receipt;
  if (kind === "report") return states.report[receipt.mailed_at === null ? "received" : "mailed"];
  const texts = states[kind];
  if (receipt.closed_at !== null) return texts.closed;
  if (kind === "resume" && receipt.file_fault) {
    const { title, lead } = states.resume.refused;
    return { title, lead: fillText(lead, { fault: faults[receipt.file_fault] }) };
  }
  if (receipt.contacted_at !== null) return texts.contacted;
  const { title, lead } = isWithoutFile(receipt)
    ? states.resume.fileless
    : texts[receipt.read_at === null ? "received" : "read"];
  const text = due !== undefined && due < now ? texts.late : lead;
  const by = due === undefined ? "" : formatDeadline(due);
  const { phone, email } = receipt.sent;
  const answer = phone && email ? how.both : phone ? how.phone : how.email;
  return { title, lead: fillText(text, { by, how: answer, phone: agency.phone.text, email: agency.email }) };
}

interface CopyLinkProps {
  texts: ReceiptSettings["link"];
  address: string;
  hasEmail: boolean;
}

function CopyLink({ texts, address, hasEmail }: CopyLinkProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <aside
      className="flex gap-3 self-end border border-ink bg-sheet px-4.5 py-4 print:hidden"
      aria-labelledby="receipt-link-title"
    >
      <svg
        className="h-5 w-4.5 flex-none fill-none stroke-current stroke-[1.7]"
        viewBox="0 0 18 20"
        aria-hidden="true"
      >
        <path d="M3 9h12v9H3zM5.5 9V5.5a3.5 3.5 0 0 1 7 0V9M9 12.5v2.5" />
      </svg>
      <div>
        <h2 id="receipt-link-title" className="text-17 leading-130 tracking-normal">
          {texts.title}
        </h2>
        <p className="text-16 leading-140 text-ink-2">
          {texts.text} {hasEmail ? texts.mailed : texts.only}
        </p>
        {"clipboard" in navigator && (
          <button
            type="button"
            className="mt-1.5 mr-3 min-h-8 border-b-2 border-signal text-16 font-strong hover:border-ink"
            onClick={() => void copy()}
          >
            {texts.copy}
          </button>
        )}
        <span role="status">{isCopied && texts.copied}</span>
      </div>
    </aside>
  );
}

interface SentSectionProps {
  receipt: Receipt;
  settings: ReceiptSettings;
}

function SentSection({ receipt, settings }: SentSectionProps) {
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

const formatSentValue = (value: SentValue): string =>
  typeof value === "boolean" ? (value ? "✓" : "") : String(value);

function listSentRows(receipt: Receipt, settings: ReceiptSettings): [string, string][] {
  const { kind, sent, consent, kept_until } = receipt;
  const { sent: texts, rows } = settings;
  const sentEntries = rows[kind].map(
    ({ label, columns, isFile, isDate, texts: shown = {}, labels = {} }): [string, string] => {
      const sentValues = columns.map((column) => sent[column] ?? "");
      if (isFile) return [label, formatFile(sentValues, texts.size)];
      if (isDate) return [label, formatDay(String(sentValues[0]))];
      const valueText = sentValues.map(formatSentValue).join(" ").trim();
      const name = Object.hasOwn(labels, valueText) ? labels[valueText]! : label;
      return [name, Object.hasOwn(shown, valueText) ? shown[valueText]! : valueText];
    },
  );
  const extraEntries: [string, string][] = [
    [texts.agreed, consent === null ? "" : `“${consent}”`],
    [texts.kept, kept_until === null ? "" : formatDate(Date.parse(kept_until))],
  ];
  return [...sentEntries, ...extraEntries].filter(([, value]) => value !== "");
}

function formatFile([name = "", bytes = 0]: readonly SentValue[], text: string): string {
  if (name === "") return "";
  const size = Number(bytes);
  const formattedSize =
    size < 1_048_576 ? `${Math.ceil(size / 1024)} KB` : `${(size / 1_048_576).toFixed(1)} MB`;
  return fillText(text, { name: String(name), size: formattedSize });
}
