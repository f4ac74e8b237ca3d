import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Logos of the five fictional partner firms, in the same order as in the content. */
const MARKS: readonly ReactNode[] = [
  <path key="gable" d="M2 27V8.5L15 2l13 6.5V27M9 27V14h12v13" />,
  <path key="arch" d="M1 25h28M3 25C4.5 15 9 10 15 10s10.5 5 12 15M15 10v15M9.5 12.5V25M20.5 12.5V25" />,
  <path key="section" d="M4 4h22M4 26h22M12.5 4v22M17.5 4v22M4 15h22" />,
  <path key="stem" d="M14 28V14M14 15C6 15 4 10 4 4c7 0 10 4 10 11ZM14 18c0-7 4-11 12-11 0 7-4 11-12 11Z" />,
  <path key="strata" d="M2 9l13-6 13 6-13 6ZM2 15l13 6 13-6M2 21l13 6 13-6" />,
];

/** Logo of a partner firm. `index` starts at 0 and wraps around after the fifth. */
export function PartnerMark({ index, className = "h-7.5 w-auto" }: { index: number; className?: string }) {
  return (
    <Icon className={className} width={30} height={30}>
      {MARKS[index % MARKS.length]}
    </Icon>
  );
}
