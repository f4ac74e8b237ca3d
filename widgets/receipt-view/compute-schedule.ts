import type { Receipt } from "../backend/receipts.ts";
import { HOUR_MS, formatDateTime, formatDuration } from "./date-formats.ts";
import { fillText, type ReceiptSettings, type StepName } from "./settings.ts";

/** A step in the schedule. `from` and `to` are positions on the time axis, from 0 to 1. */
export interface Step {
  name: StepName;
  state: "done" | "open" | "ahead";
  from: number;
  to: number;
  when: string;
  note: string;
}

export interface Schedule {
  steps: Step[];
  /** Start of the time axis, in Unix milliseconds. */
  start: number;
  end: number;
  /** When we promised to contact the sender, in Unix milliseconds; undefined without a promise. */
  due: number | undefined;
}

const toMilliseconds = (timestamp: string | null): number | undefined =>
  timestamp === null ? undefined : Date.parse(timestamp);

export function computeSchedule(receipt: Receipt, settings: ReceiptSettings, now: number): Schedule {
  const { kind } = receipt;
  const { schedule: texts } = settings;
  const start = Date.parse(receipt.received_at);
  const timesByStep: Partial<Record<StepName, number | undefined>> = {
    read: toMilliseconds(receipt.read_at),
    contacted: toMilliseconds(receipt.contacted_at),
    closed: toMilliseconds(receipt.closed_at),
    mailed: toMilliseconds(receipt.mailed_at),
  };
  const names: StepName[] =
    kind === "report"
      ? timesByStep.closed === undefined
        ? ["mailed"]
        : ["mailed", "closed"]
      : ["read", "contacted", "closed"];
  const dueOf = (name: StepName): number | undefined =>
    kind !== "report" && (name === "read" || name === "contacted")
      ? start + settings.hours[kind][name] * HOUR_MS
      : undefined;
  const openStep = names.find((name) => timesByStep[name] === undefined);
  const isWaiting = openStep !== undefined && openStep !== "closed";
  const times = names.flatMap((name) => [timesByStep[name] ?? start, dueOf(name) ?? start]);
  const end = Math.max(...times, isWaiting ? now : start, start + HOUR_MS);
  const toFraction = (timestamp: number): number =>
    Math.min(1, Math.max(0, (timestamp - start) / (end - start)));

  let previousEnd = start;
  const steps = names.map((name): Step => {
    const [timestamp, due] = [timesByStep[name], dueOf(name)];
    const from = previousEnd;
    previousEnd = timestamp ?? due ?? end;
    if (timestamp !== undefined) {
      const took = fillText(texts.took, { time: formatDuration(timestamp - start) });
      const promiseTexts =
        due === undefined || kind === "report"
          ? []
          : [fillText(texts.promised, { hours: String(settings.hours[kind][name as "read" | "contacted"]) })];
      return {
        name,
        state: "done",
        from: toFraction(from),
        to: toFraction(timestamp),
        when: formatDateTime(timestamp),
        note: [took, ...promiseTexts].join(", "),
      };
    }
    const isLate = due !== undefined && due < now;
    const when =
      due === undefined
        ? texts.notYet
        : fillText(isLate ? texts.late : texts.due, { by: formatDateTime(due) });
    const isOpen = name === openStep && isWaiting;
    return {
      name,
      state: isOpen ? "open" : "ahead",
      from: toFraction(from),
      to: toFraction(Math.max(due ?? end, isOpen ? now : from)),
      when,
      note: isOpen ? texts.ours : texts.later,
    };
  });
  const received: Step = {
    name: "received",
    state: "done",
    from: 0,
    to: 0,
    when: formatDateTime(start),
    note: texts.stored,
  };
  return { steps: [received, ...steps], start, end, due: dueOf("contacted") };
}
