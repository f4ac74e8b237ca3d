import type { CSSProperties } from "react";
import type { JobFields } from "../../../model/schemas/job.ts";
import { formatThousands } from "../../../model/pay/format-dollars.ts";
import { payPerYear } from "./format-job.ts";

/** The scale that all lists and pages of openings share, in dollars a year. */
const SCALE = { from: 50_000, to: 180_000 } as const;
const LIST_TICKS = [60_000, 100_000, 140_000];
const RULER_TICKS = [60_000, 80_000, 100_000, 120_000, 140_000, 160_000, 180_000];

/** Returns an amount's position on the scale. Amounts beyond it are drawn at its end. */
function toPosition(dollars: number): string {
  const share = (dollars - SCALE.from) / (SCALE.to - SCALE.from);
  return `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;
}

/** Returns the ends of a range of yearly pay on the scale, in percent. */
export const toBeamEnds = ({ low, high }: { low: number; high: number }) =>
  [toPosition(low), toPosition(high)] as const;

const toStyle = ([low, high]: readonly [string, string]): CSSProperties =>
  ({ "--low": low, "--high": high }) as CSSProperties;

const SPAN = "left-(--low) w-[max(8px,calc(var(--high)-var(--low)))]";
/** A steel beam from the side: two flanges and a web. */
const BEAM = `absolute border-[1.25px] border-ink ${SPAN} before:absolute before:inset-x-0 before:top-0.75 before:bottom-0.75 before:border-y before:border-ink/60`;

function Ticks({ ticks }: { ticks: readonly number[] }) {
  return ticks.map((tick) => (
    <span
      key={tick}
      className="absolute inset-y-0 left-(--at) w-px bg-line"
      style={{ "--at": toPosition(tick) } as CSSProperties}
    />
  ));
}

function TickLabels({ ticks, className }: { ticks: readonly number[]; className: string }) {
  return ticks.map((tick) => (
    <span
      key={tick}
      className={`absolute left-(--at) ${className}`}
      style={{ "--at": toPosition(tick) } as CSSProperties}
    >
      {formatThousands(tick)}
    </span>
  ));
}

/** The amounts above the beams of a list. */
export const PayTicks = () => (
  <span className="relative block h-5 font-mono text-13 leading-155">
    <TickLabels ticks={LIST_TICKS} className="-translate-x-1/2" />
  </span>
);

interface PayBeamProps {
  ends: ReturnType<typeof toBeamEnds>;
  "data-part"?: string | undefined;
}

/** An opening's pay as a beam on the scale of the list, which the text beside it says too. */
export function PayBeam({ ends, ...attributes }: PayBeamProps) {
  return (
    <span {...attributes} className="relative mt-1 block h-5" aria-hidden="true" style={toStyle(ends)}>
      <Ticks ticks={LIST_TICKS} />
      <span
        className={`graphic top-0.5 h-4 bg-sheet group-focus-within:bg-signal group-hover:bg-signal ${BEAM}`}
      />
    </span>
  );
}

interface PayRulerProps {
  job: Pick<JobFields, "pay">;
  label: string;
  /** The published range of the opening's role in its state, in dollars a year, with its text. */
  published?: { low: number; high: number; text: string } | undefined;
  /** How hourly pay is drawn. */
  hourly: string;
}

/** An opening's pay as the one orange beam above a ruler, with the published range of its role as its ghost. */
export function PayRuler({ job, label, published, hourly }: PayRulerProps) {
  return (
    <figure className="mt-5">
      <figcaption className="sr-only">{label}</figcaption>
      <div className={`relative ${published ? "h-21" : "h-12"}`} aria-hidden="true">
        <Ticks ticks={RULER_TICKS} />
        <span
          className={`graphic top-2 h-7 bg-signal ${BEAM}`}
          style={toStyle(toBeamEnds(payPerYear(job)))}
        />
        {published && (
          <span
            className={`graphic absolute top-13 h-5 border border-dashed border-signal-ink ${SPAN}`}
            style={toStyle(toBeamEnds(published))}
          />
        )}
      </div>
      <div className="relative h-7.5 border-t-4 border-ink pt-1 font-mono text-13" aria-hidden="true">
        <TickLabels
          ticks={RULER_TICKS}
          className="-translate-x-1/2 last:-translate-x-full max-md:even:hidden"
        />
      </div>
      {job.pay.per === "hour" && <p className="mt-1 text-16 leading-140 text-ink-2">{hourly}</p>}
      {published && <p className="mt-1 text-16 leading-140 text-signal-ink">{published.text}</p>}
    </figure>
  );
}
