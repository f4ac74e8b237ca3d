import type { Step } from "./compute-schedule.ts";

export function StepMark({ state }: { state: Step["state"] }) {
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
