import type { ReactNode } from "react";
import type { Shortage } from "../model/schemas/demand.ts";
import { DemandIcon } from "../drawings/marks/demand-icon.tsx";

const FINE = "border-[1.25px]";
const SEVERE = "border-2 border-critical bg-sheet text-critical";
const MODERATE = `${FINE} border-field bg-sheet text-ink-2`;

const DEMAND_LEVELS: Record<Shortage, string> = {
  Critical: `${FINE} border-critical bg-critical text-white`,
  Severe: SEVERE,
  "Very High": `${FINE} border-ink bg-ink text-paper`,
  High: `${FINE} border-ink bg-sheet`,
  Moderate: MODERATE,
  Growing: `${FINE} border-dashed border-ink bg-sheet`,
};

const LEVELS = {
  Essential: DEMAND_LEVELS["Very High"],
  Required: SEVERE,
  Preferred: MODERATE,
  Helpful: MODERATE,
};

export function DemandBadge({ demand }: { demand: Shortage }) {
  return (
    <Badge className={DEMAND_LEVELS[demand]}>
      <DemandIcon demand={demand} /> {demand}
    </Badge>
  );
}

export function LevelBadge({ level }: { level: keyof typeof LEVELS }) {
  return (
    <Badge className={LEVELS[level]}>
      {level === "Required" ? <DemandIcon demand="Severe" /> : null} {level}
    </Badge>
  );
}

function Badge({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-7 items-center gap-2 rounded-control pr-2.5 pl-2.25 font-body text-16 leading-100 font-strong whitespace-nowrap ${className}`}
    >
      {children}
    </span>
  );
}
