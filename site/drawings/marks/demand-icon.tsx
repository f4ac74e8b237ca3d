import type { Shortage } from "../../../model/schemas/salaries.ts";
import { Icon, type IconProps } from "./icon.tsx";

const FILLED_BARS = { "Very High": 4, High: 3, Moderate: 2 } as const;

export function DemandIcon({ demand, className = "h-3.25 w-4" }: IconProps & { demand: Shortage }) {
  if (demand === "Critical" || demand === "Severe")
    return (
      <Icon className={className} width={15} height={14}>
        <path d="M7.5 1.2 14 12.8H1Z" strokeWidth="1.5" strokeLinejoin="round" />
        <path d="M7.5 5.2v3.4M7.5 10v1.4" strokeWidth="1.4" />
      </Icon>
    );
  if (demand === "Growing")
    return (
      <Icon className={className} width={17} height={12}>
        <path d="m1 10.5 4.5-4 3 2.5 6.5-7M10.5 1.5H15.5v5" strokeWidth="1.7" />
      </Icon>
    );
  return (
    <Icon className={className} width={16} height={12}>
      {[0, 1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x={bar * 4 + 0.5}
          y={8.5 - bar * 2.6}
          width="3"
          height={3 + bar * 2.6}
          strokeWidth="0.9"
          fill={bar < FILLED_BARS[demand] ? "currentColor" : "none"}
        />
      ))}
    </Icon>
  );
}
