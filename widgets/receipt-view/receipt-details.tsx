import { useEffect, useState } from "react";
import type { Receipt } from "../backend/receipts.ts";
import { ChangeSection, type ChangeProps } from "./change-section.tsx";
import { CopyLink } from "./copy-link.tsx";
import { formatDateTime } from "./date-formats.ts";
import { ViewHeading } from "./view-heading.tsx";
import { ScheduleSection } from "./schedule-section.tsx";
import { SentSection } from "./sent-section.tsx";
import { fillText, type HeadingText, type ReceiptSettings } from "./settings.ts";
import { computeSchedule } from "./compute-schedule.ts";

const MINUTE_MS = 60_000;

interface ReceiptDetailsProps extends ChangeProps {
  address: string;
  focusOnMount: boolean;
  onWithdrawn: () => void;
}

export function ReceiptDetails({ address, focusOnMount, onWithdrawn, ...change }: ReceiptDetailsProps) {
  const { receipt, settings } = change;
  const now = useNow();
  const schedule = computeSchedule(receipt, settings, now);
  return (
    <>
      <ViewHeading {...chooseStatusText(receipt, settings, schedule.due, now)} focusOnMount={focusOnMount}>
        <CopyLink texts={settings.link} address={address} />
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

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function chooseStatusText(
  receipt: Receipt,
  { states, faults, agency }: ReceiptSettings,
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
  const { title, lead } = texts[receipt.read_at === null ? "received" : "read"];
  const text = due !== undefined && due < now ? texts.late : lead;
  const by = due === undefined ? "" : formatDateTime(due);
  return { title, lead: fillText(text, { by, phone: agency.phone.text, email: agency.email }) };
}
