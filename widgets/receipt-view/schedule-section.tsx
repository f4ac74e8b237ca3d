import type { CSSProperties } from "react";
import { inHours, monthDay, weekday } from "./moments.ts";
import type { ReceiptSettings } from "./settings.ts";
import { StepMark } from "./step-mark.tsx";
import type { Schedule, Step } from "./steps.ts";

interface ScheduleSectionProps {
  schedule: Schedule;
  texts: ReceiptSettings["schedule"];
  now: number;
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];
/** A longer axis, in milliseconds, is in days. */
const IN_HOURS = 3 * 24 * 3_600_000;

const place = (from: number, to = from) => ({ "--from": from, "--to": to }) as CSSProperties;

/** The steps of work to scale, from the sending to the end of what was promised. */
export function ScheduleSection({ schedule, texts, now }: ScheduleSectionProps) {
  const { steps, start, end } = schedule;
  const at = (now - start) / (end - start);
  const isNowShown = at >= 0 && at <= 1 && steps.some(({ state }) => state === "open");
  return (
    <section className="receipt-section" aria-labelledby="receipt-schedule">
      <h2 id="receipt-schedule">{texts.title}</h2>
      <div className="receipt-schedule">
        <div className="receipt-axis" aria-hidden="true">
          <span>{texts.step}</span>
          <span className="receipt-track">
            {TICKS.map((tick) => (
              <span key={tick} className="receipt-tick" style={place(tick)}>
                {tickText(start, end, tick)}
              </span>
            ))}
          </span>
          <span>{texts.when}</span>
        </div>
        <ol>
          {steps.map((step) => (
            <StepRow key={step.name} step={step} name={texts.steps[step.name]} />
          ))}
        </ol>
        {isNowShown && (
          <p className="receipt-now" aria-hidden="true" style={place(at)}>
            <span>
              {texts.now}, {inHours(now)}
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

/** The hour, and the day where it is another than at the tick before; of a longer axis the day alone. */
function tickText(start: number, end: number, tick: number): string {
  const at = start + tick * (end - start);
  if (end - start > IN_HOURS) return monthDay(at);
  const before = at - 0.25 * (end - start);
  return tick === 0 || weekday(before) !== weekday(at) ? `${inHours(at)} ${weekday(at)}` : inHours(at);
}

function StepRow({ step, name }: { step: Step; name: string }) {
  const { state, from, to, when, note } = step;
  return (
    <li data-state={state}>
      <span className="receipt-step">
        <StepMark state={state} />
        {name}
      </span>
      <span className="receipt-track" aria-hidden="true">
        {step.name === "received" && <span className="receipt-start" />}
        {(to > from || (state === "done" && step.name !== "received")) && (
          <span className={state === "done" ? "receipt-bar hatch" : "receipt-bar"} style={place(from, to)} />
        )}
      </span>
      <span className="receipt-when">
        <b>{when}</b>
        <span>{note}</span>
      </span>
    </li>
  );
}
