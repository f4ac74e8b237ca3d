import type { PayFigures } from "../../site/model/pay/adjust-pay.ts";
import { diamond, Drawing, SLASH } from "./drawing.tsx";

interface TrackProps {
  pay: PayFigures;
  base?: PayFigures;
  isChosen: boolean;
}

export const Track = ({ pay: { low, average, high }, base, isChosen }: TrackProps) => (
  <Drawing
    className="pay-track"
    height={24}
    lines={[
      ["", `M${low} 12H${high}`],
      ["pay-ghost", base ? `M${base.low} 0V24M${base.high} 0V24` : ""],
    ]}
    pins={[
      [low, 12, "", SLASH],
      [high, 12, "", SLASH],
      [average, 12, isChosen ? "pay-chosen" : "pay-solid", diamond(6)],
    ]}
  />
);
