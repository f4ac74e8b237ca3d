import type { PayFigures } from "../../model/pay/state-pay.ts";
import { diamondPath, Drawing, SLASH_PATH } from "./drawing.tsx";

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
