import { thousands } from "../../site/model/pay/format-dollars.ts";
import { at, lengthOf, ticks } from "./format.ts";

const HALF_STEP = 10_000;

/** The scale, alternately open and filled as on a map. */
export function Ruler({ y }: { y: number }) {
  return (
    <>
      {ticks(HALF_STEP)
        .slice(1)
        .map((high, index) => (
          <rect
            key={high}
            className={index % 2 === 0 ? "pay-open" : "pay-solid"}
            x={at(high - HALF_STEP)}
            y={y}
            width={lengthOf({ low: 0, high: HALF_STEP })}
            height="7"
          />
        ))}
      {ticks().map((tick) => (
        <text key={tick} className="pay-scale" x={at(tick)} y={y + 25}>
          {thousands(tick)}
        </text>
      ))}
    </>
  );
}
