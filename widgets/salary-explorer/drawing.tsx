import { PAY_AXIS } from "../../model/pay/format-dollars.ts";
import type { PayFigures } from "../../model/pay/state-pay.ts";
import { toScalePosition } from "./format.ts";

const { from, to } = PAY_AXIS;

interface DrawingProps {
  className: string;
  /** Height in pixels. The drawing fills the width of its container. */
  height: number;
  lines: readonly (readonly [className: string, d: string])[];
  /** Shapes that keep their proportions. The x position is in dollars; y and the path are in pixels. */
  pins?: readonly (readonly [dollars: number, y: number, className: string, d: string])[];
  texts?: readonly (readonly [dollars: number, y: number, className: string, text: string])[];
}

const toPercent = (dollars: number): string => `${Math.round(toScalePosition(dollars) * 1e4) / 100}%`;

/** Draws lines, pins and labels on the pay scale. Decorative, since the adjacent text contains the same values. */
export function Drawing({ className, height, lines, pins = [], texts = [] }: DrawingProps) {
  return (
    <svg className={className} height={height} aria-hidden="true">
      <svg viewBox={`${from} 0 ${to - from} ${height}`} preserveAspectRatio="none">
        {lines.map(([name, d]) => (
          <path key={d} className={name} d={d} />
        ))}
      </svg>
      {pins.map(([dollars, y, name, d], index) => (
        <svg key={index} x={toPercent(dollars)} y={y}>
          <path className={name} d={d} />
        </svg>
      ))}
      {texts.map(([dollars, y, name, text], index) => (
        <text key={index} className={name} x={toPercent(dollars)} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}

export const diamondPath = (size: number): string => `M0-${size} ${size} 0 0 ${size}-${size} 0z`;

export const SLASH_PATH = "M-6 6 6-6";

export const rectanglePath = (
  { low, high }: { low: number; high: number },
  y: number,
  height: number,
): string => `M${low} ${y}H${high}v${height}H${low}z`;

interface PayTrackProps {
  pay: PayFigures;
  base?: PayFigures;
  isChosen: boolean;
}

export const PayTrack = ({ pay: { low, average, high }, base, isChosen }: PayTrackProps) => (
  <Drawing
    className="pay-track"
    height={24}
    lines={[
      ["", `M${low} 12H${high}`],
      ["pay-ghost", base ? `M${base.low} 0V24M${base.high} 0V24` : ""],
    ]}
    pins={[
      [low, 12, "", SLASH_PATH],
      [high, 12, "", SLASH_PATH],
      [average, 12, isChosen ? "pay-chosen" : "pay-solid", diamondPath(6)],
    ]}
  />
);
