import { PAY_AXIS } from "../../site/model/pay/pay-axis.ts";
import { shareOf } from "./format.ts";

interface DrawingProps {
  className: string;
  /** In pixels; the width is the container's. */
  height: number;
  lines: readonly (readonly [className: string, d: string])[];
  /** Shapes that must not be stretched: position in dollars and pixels, class, and path in pixels. */
  pins?: readonly (readonly [dollars: number, y: number, className: string, d: string])[];
  texts?: readonly (readonly [dollars: number, y: number, className: string, text: string])[];
}

const { from, to } = PAY_AXIS;

/** Returns a position in percent, since the width is unknown when rendering. */
const at = (dollars: number): string => `${Math.round(shareOf(dollars) * 1e4) / 100}%`;

/**
 * A drawing on the common pay scale, which is the same for every range. It is decorative: the text next to it
 * states the same.
 */
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

export const diamond = (size: number): string => `M0-${size} ${size} 0 0 ${size}-${size} 0z`;

export const SLASH = "M-6 6 6-6";

export const box = ({ low, high }: { low: number; high: number }, y: number, height: number): string =>
  `M${low} ${y}H${high}v${height}H${low}z`;
