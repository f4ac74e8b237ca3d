import type { Demand } from "../model/schemas/demand.ts";
import { BadgeSign } from "../drawings/marks/badge-icons.tsx";

const LOOKS: Record<Demand, string> = {
  Critical: "badge-critical",
  Severe: "badge-severe",
  "Very High": "badge-very-high",
  High: "badge-high",
  Moderate: "badge-moderate",
  Growing: "badge-growing",
};

/** A demand or shortage label; its word is always there, the sign only helps the eye. */
export function DemandBadge({ demand }: { demand: Demand }) {
  return (
    <span className={`badge ${LOOKS[demand]}`}>
      <BadgeSign demand={demand} /> {demand}
    </span>
  );
}

/** How needed a certification is; Required stands out as a warning. */
export function LevelBadge({ level }: { level: "Essential" | "Required" | "Preferred" | "Helpful" }) {
  return (
    <span
      className={`badge ${level === "Essential" ? "badge-very-high" : level === "Required" ? "badge-severe" : "badge-moderate"}`}
    >
      {level === "Required" ? <BadgeSign demand="Severe" /> : null} {level}
    </span>
  );
}
