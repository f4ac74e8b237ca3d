import { PAY_AXIS } from "../../site/model/pay/pay-axis.ts";
import { shareOf } from "./format.ts";

interface DrawingProps {
  className: string;
  /** In pixels; the drawing is as wide as its place. */
  height: number;
  /** Class and path of lines and faces: dollars across, pixels down. */
  lines: readonly (readonly [className: string, d: string])[];
  /** What keeps its shape: where it is, in dollars and pixels, its class, and a path in pixels. */
  pins?: readonly (readonly [dollars: number, y: number, className: string, d: string])[];
  texts?: readonly (readonly [dollars: number, y: number, className: string, text: string])[];
}

const { from, to } = PAY_AXIS;

/** Percent, because the width is only known where the drawing stands. */
const at = (dollars: number): string => `${Math.round(shareOf(dollars) * 1e4) / 100}%`;

/** A drawing on the one scale of pay, which is never stretched to fit a range. What it shows is said in text beside it. */
export function Drawing({ className, height, lines, pins = [], texts = [] }: DrawingProps) {
  return (
    <svg className={className} height={height} aria-hidden="true">
      <svg viewBox={`${from} 0 ${to - from} ${height}`} preserveAspectRatio="none">
        {lines.map(([name, d]) => (
          <path key={d} className={name} d={d} />
        ))}
      </svg>
      {pins.map(([dollars, y, name, d], index) => (
        <svg key={index} x={at(dollars)} y={y}>
          <path className={name} d={d} />
        </svg>
      ))}
      {texts.map(([dollars, y, name, text], index) => (
        <text key={index} className={name} x={at(dollars)} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A diamond around a pin, with half its width. */
export const diamond = (size: number): string => `M0-${size} ${size} 0 0 ${size}-${size} 0z`;

/** A slash around a pin: where a range ends. */
export const SLASH = "M-6 6 6-6";

/** A range as a rectangle. */
export const box = ({ low, high }: { low: number; high: number }, y: number, height: number): string =>
  `M${low} ${y}H${high}v${height}H${low}z`;
