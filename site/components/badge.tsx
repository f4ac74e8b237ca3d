import type { Shortage } from "../../model/schemas/salaries.ts";
import { DemandIcon } from "../drawings/marks/icons.tsx";
import { useLayoutStrings } from "./strings.ts";

const THIN_BORDER = "border-[1.25px]";
const SEVERE = "border-2 border-critical bg-sheet text-critical";
const VERY_HIGH = `${THIN_BORDER} border-ink bg-ink text-paper`;
const MODERATE = `${THIN_BORDER} border-field bg-sheet text-ink-2`;

/** Classes and icon of each label: of a demand or shortage, or of how important a skill or certificate is. */
const BADGES = {
  Critical: { className: `${THIN_BORDER} border-critical bg-critical text-white`, icon: "Critical" },
  Severe: { className: SEVERE, icon: "Severe" },
  "Very High": { className: VERY_HIGH, icon: "Very High" },
  High: { className: `${THIN_BORDER} border-ink bg-sheet`, icon: "High" },
  Moderate: { className: MODERATE, icon: "Moderate" },
  Growing: { className: `${THIN_BORDER} border-dashed border-ink bg-sheet`, icon: "Growing" },
  Essential: { className: VERY_HIGH },
  Required: { className: SEVERE, icon: "Severe" },
  Preferred: { className: MODERATE },
  Helpful: { className: MODERATE },
} as const;

export type BadgeLabel = keyof typeof BADGES;

/** @param text the label in the language of the page, if it is not English */
export function Badge({ label, text = label }: { label: BadgeLabel; text?: string }) {
  const { className, icon }: { className: string; icon?: Shortage } = BADGES[label];
  return (
    <span
      className={`inline-flex h-7 items-center gap-2 rounded-control pr-2.5 pl-2.25 font-body text-16 leading-100 font-strong whitespace-nowrap ${className}`}
    >
      {icon && <DemandIcon demand={icon} />} {text}
    </span>
  );
}

interface ExampleLabelProps {
  className?: string;
  children?: string;
}

/** Labels content that is not a record of past work. */
export function ExampleLabel({ className = "", children }: ExampleLabelProps) {
  const { example } = useLayoutStrings();
  return (
    <span
      className={`inline-flex items-center border border-dashed border-ink px-2.75 py-1.25 text-16 leading-130 font-strong ${className}`}
    >
      {children ?? example}
    </span>
  );
}
