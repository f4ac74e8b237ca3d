import type { ReactNode } from "react";
import type { Shortage } from "../../../model/schemas/salaries.ts";

const arrow = (width: number, height: number, path: string) =>
  function Arrow({ className }: IconProps) {
    return (
      <Icon className={className} width={width} height={height}>
        <path d={path} />
      </Icon>
    );
  };

export const ArrowRight = arrow(20, 14, "M1 7h17M12.5 1.5 18 7l-5.5 5.5");
export const ArrowLeft = arrow(20, 14, "M19 7H2M7.5 1.5 2 7l5.5 5.5");
export const ArrowDown = arrow(14, 20, "M7 1v17M1.5 12.5 7 18l5.5-5.5");

export type IconProps = { className?: string };

/** Base of all icons: they have the text color and are hidden from assistive technology. */
export function Icon({
  className = "h-4.25 w-4.5",
  width,
  height,
  children,
}: IconProps & { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      className={`inline-block flex-none overflow-visible align-[-0.1em] ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

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
