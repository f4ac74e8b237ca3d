import { formatTime, formatMonthDay, formatWeekday } from "./date-formats.ts";
import { SectionTitle } from "./headings.tsx";
import type { ReceiptSettings } from "./settings.ts";
import type { Schedule, Step } from "./compute-schedule.ts";

interface ScheduleSectionProps {
  schedule: Schedule;
  texts: ReceiptSettings["schedule"];
  now: number;
}

const ROW = "lg:grid-cols-[200px_minmax(0,1fr)_250px] lg:items-center lg:gap-x-8 lg:border-b lg:border-line";

const TICKS = [0, 0.25, 0.5, 0.75, 1];

const toPercent = (fraction: number): string => `${fraction * 100}%`;

const toAxisPosition = (fraction: number): string => `calc(232px + ${fraction} * (100% - 514px))`;

/**
 * The schedule from submission to the last deadline: vertical on phones, horizontal and to scale on wide
 * pages.
 */
export function ScheduleSection({ schedule, texts, now }: ScheduleSectionProps) {
  const { steps, start, end } = schedule;
  const nowFraction = (now - start) / (end - start);
  const isNowShown = nowFraction >= 0 && nowFraction <= 1 && steps.some(({ state }) => state === "open");
  return (
    <section aria-labelledby="receipt-schedule">
      <SectionTitle id="receipt-schedule">{texts.title}</SectionTitle>
      <div className="relative mt-5 border-t border-ink">
        <div
          className={`hidden min-h-12.5 font-mono text-13 leading-120 text-ink-2 lg:grid ${ROW}`}
          aria-hidden="true"
        >
          <span>{texts.step}</span>
          <span className="relative self-stretch border-r border-transparent">
            {TICKS.map((tick) => (
              <span
                key={tick}
                className="absolute top-2.75 whitespace-pre not-first:-translate-x-1/2 not-first:text-center last:-translate-x-full last:text-right max-xl:even:hidden"
                style={{ left: toPercent(tick) }}
              >
                {formatTick(start, end, tick)}
              </span>
            ))}
          </span>
          <span>{texts.when}</span>
        </div>
        <ol>
          {steps.map((step, index) => (
            <StepRow
              key={step.name}
              step={step}
              name={texts.steps[step.name]}
              next={steps[index + 1]?.state}
            />
          ))}
        </ol>
        {isNowShown && (
          <p
            className="pointer-events-none absolute top-12.75 -bottom-6.5 hidden border-l border-dashed border-signal-ink lg:block"
            aria-hidden="true"
            style={{ left: toAxisPosition(nowFraction) }}
          >
            <span className="absolute -bottom-5 -translate-x-1/2 font-mono text-13 leading-120 font-strong whitespace-nowrap text-signal-ink">
              {texts.now}, {formatTime(now)}
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

/** Time axes longer than this (in milliseconds) are labeled in days instead of hours. */
const MAX_SPAN_WITH_HOURS_MS = 3 * 24 * 3_600_000;

function formatTick(start: number, end: number, tick: number): string {
  const tickTime = start + tick * (end - start);
  return end - start > MAX_SPAN_WITH_HOURS_MS
    ? formatMonthDay(tickTime)
    : `${formatTime(tickTime)}\n${formatWeekday(tickTime)}`;
}

interface StepRowProps {
  step: Step;
  name: string;
  next: Step["state"] | undefined;
}

const BARS = {
  done: { bar: "hatch border-ink", link: "border-ink bg-ink" },
  open: { bar: "border-ink bg-signal", link: "border-ink bg-signal" },
  ahead: { bar: "border-dashed border-field", link: "border-dashed border-ink" },
};

function StepRow({ step, name, next }: StepRowProps) {
  const { state, from, to, when, note } = step;
  return (
    <li className={`relative grid gap-0.5 pt-4 pb-1 pl-9 lg:min-h-19 lg:p-0 ${ROW}`} data-state={state}>
      <span className="font-head text-19 leading-125 font-heading lg:relative lg:pl-8">
        <StepMark state={state} />
        {name}
      </span>
      <span
        className="relative hidden self-stretch border-r border-line bg-[repeating-linear-gradient(90deg,var(--color-line)_0_1px,transparent_1px_25%)] lg:block"
        aria-hidden="true"
      >
        {step.name === "received" && (
          <span className="graphic absolute top-1/2 left-0 size-3.25 -translate-1/2 rotate-45 bg-ink" />
        )}
        {(to > from || (state === "done" && step.name !== "received")) && (
          <span
            className={`graphic absolute top-1/2 h-5 min-w-2 -translate-y-1/2 border ${BARS[state].bar}`}
            style={{ left: toPercent(from), width: toPercent(to - from) }}
          />
        )}
      </span>
      <span className="grid text-16 leading-140">
        <b className="font-strong">{when}</b>
        <span className="text-ink-2">{note}</span>
      </span>
      {next !== undefined && (
        <span
          className={`graphic absolute top-10.5 -bottom-3.5 left-1.75 w-1.5 border lg:hidden ${BARS[next].link}`}
          aria-hidden="true"
        />
      )}
    </li>
  );
}

function StepMark({ state }: { state: Step["state"] }) {
  return (
    <svg className="absolute left-0 size-5 lg:top-0.5" viewBox="0 0 20 20" aria-hidden="true">
      {state === "done" && (
        <>
          <circle cx="10" cy="10" r="9.25" fill="currentColor" />
          <path d="m5.8 10.2 2.9 3 5.6-6.2" fill="none" stroke="var(--color-paper)" strokeWidth="2" />
        </>
      )}
      {state === "open" && (
        <>
          <circle cx="10" cy="10" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
          <path d="M10 1.5a8.5 8.5 0 0 0 0 17z" fill="currentColor" />
        </>
      )}
      {state === "ahead" && (
        <circle
          cx="10"
          cy="10"
          r="8.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeDasharray="3 2.3"
        />
      )}
    </svg>
  );
}
