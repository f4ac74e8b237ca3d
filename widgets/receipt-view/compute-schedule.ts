import type { Receipt } from "../backend/receipts.ts";
import { HOUR_MS, formatDateTime, formatDeadline, formatDuration } from "./date-formats.ts";
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

export type Schedule = ReturnType<typeof computeSchedule>;

/**
 * Returns a receipt's steps, the `start` and `end` of the time axis, and `due`, when we promised to contact
 * the sender; it is undefined without a promise. Times are in Unix milliseconds.
 */
export function computeSchedule(receipt: Receipt, settings: ReceiptSettings, now: number) {
  const { kind } = receipt;
  const { schedule: texts } = settings;
  const start = Date.parse(receipt.received_at);
  const timeOf = (name: StepName): number | undefined => {
    const timestamp = receipt[`${name}_at`];
    return timestamp === null ? undefined : Date.parse(timestamp);
  };
  const reportSteps: StepName[] = receipt.closed_at === null ? ["mailed"] : ["mailed", "closed"];
  const names: StepName[] = kind === "report" ? reportSteps : ["read", "contacted", "closed"];
  const promisedHours: Partial<Record<StepName, number>> = kind === "report" ? {} : settings.hours[kind];
  const dueOf = (name: StepName): number | undefined => {
    const hours = promisedHours[name];
    return hours === undefined ? undefined : start + hours * HOUR_MS;
  };
  const openStep = names.find((name) => timeOf(name) === undefined);
  const isWaiting = openStep !== undefined && openStep !== "closed";
  const times = names.flatMap((name) => [timeOf(name) ?? start, dueOf(name) ?? start]);
  const end = Math.max(...times, isWaiting ? now : start, start + HOUR_MS);
  const toFraction = (timestamp: number): number =>
    Math.min(1, Math.max(0, (timestamp - start) / (end - start)));

  let previousEnd = start;
  const steps = names.map((name): Step => {
    const [timestamp, due] = [timeOf(name), dueOf(name)];
    const from = previousEnd;
    previousEnd = timestamp ?? due ?? end;
    if (timestamp !== undefined) {
      const took = fillText(texts.took, { time: formatDuration(timestamp - start) });
      const hours = promisedHours[name];
      const promise = hours === undefined ? "" : `, ${fillText(texts.promised, { hours: String(hours) })}`;
      return {
        name,
        state: "done",
        from: toFraction(from),
        to: toFraction(timestamp),
        when: formatDateTime(timestamp),
        note: took + promise,
      };
    }
    const isLate = due !== undefined && due < now;
    const when =
      due === undefined
        ? texts.notYet
        : fillText(isLate ? texts.late : texts.due, { by: formatDeadline(due) });
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
