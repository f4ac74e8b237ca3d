import type { ReactNode } from "react";
import type { Shortage } from "../model/schemas/demand.ts";
import { DemandIcon } from "../drawings/marks/demand-icon.tsx";

const THIN_BORDER = "border-[1.25px]";
const SEVERE_CLASSES = "border-2 border-critical bg-sheet text-critical";
const MODERATE_CLASSES = `${THIN_BORDER} border-field bg-sheet text-ink-2`;

const DEMAND_CLASSES: Record<Shortage, string> = {
  Critical: `${THIN_BORDER} border-critical bg-critical text-white`,
  Severe: SEVERE_CLASSES,
  "Very High": `${THIN_BORDER} border-ink bg-ink text-paper`,
  High: `${THIN_BORDER} border-ink bg-sheet`,
  Moderate: MODERATE_CLASSES,
  Growing: `${THIN_BORDER} border-dashed border-ink bg-sheet`,
};

const LEVEL_CLASSES = {
  Essential: DEMAND_CLASSES["Very High"],
  Required: SEVERE_CLASSES,
  Preferred: MODERATE_CLASSES,
  Helpful: MODERATE_CLASSES,
};

export function DemandBadge({ demand }: { demand: Shortage }) {
  return (
    <Badge className={DEMAND_CLASSES[demand]}>
      <DemandIcon demand={demand} /> {demand}
    </Badge>
  );
}

export function LevelBadge({ level }: { level: keyof typeof LEVEL_CLASSES }) {
  return (
    <Badge className={LEVEL_CLASSES[level]}>
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
