import type { ReactNode } from "react";
import { formatDollars, formatThousands } from "../../model/pay/format-dollars.ts";
import type { PayFigures } from "../../model/pay/state-pay.ts";
import { diamondPath, PayTrack } from "./drawing.tsx";
import { useExplorer, useExplorerMessages } from "./explorer.ts";
import { fillText, formatPremium, formatRange, toScalePosition, listTicks } from "./format.ts";

const HEIGHT = 340;

const toY = (dollars: number): number => Math.round(HEIGHT - 10 - toScalePosition(dollars) * (HEIGHT - 20));

export function Regions() {
  const { result, pick } = useExplorer();
  const texts = useExplorerMessages();
  const { name, baselinePay, baselineRegion, regions } = result;
  return (
    <div className="pay-part pay-regions">
      <h3>{fillText(texts.regionsTitle, { role: name })}</h3>
      <p>{fillText(texts.regionsNote, { region: baselineRegion })}</p>
      <ul>
        <li className="pay-axis" aria-hidden="true">
          <svg height={HEIGHT}>
            {listTicks().map((tick) => (
              <g key={tick}>
                <path className="pay-grid" d={`M52 ${toY(tick)}h1160`} />
                <text className="pay-scale" y={toY(tick) + 4}>
                  {formatThousands(tick)}
                </text>
              </g>
            ))}
          </svg>
        </li>
        {regions.map(({ region, place, pay, isChosen }) => (
          <li key={place} data-chosen={isChosen}>
            <Column pay={pay} base={baselinePay} isChosen={isChosen} />
            <p>
              <button type="button" name="place" value={place} onClick={pick}>
                {region.region}
              </button>{" "}
              {formatPremium(region, texts)}
            </p>
            <p className="pay-figures">
              <b>{formatDollars(pay.average)}</b> <span>{formatRange(pay, texts)}</span>
            </p>
            <PayTrack pay={pay} base={baselinePay} isChosen={!!isChosen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Column({
  pay,
  base,
  isChosen,
}: {
  pay: PayFigures;
  base: PayFigures;
  isChosen: boolean | undefined;
}) {
  const [high, middle, low] = [toY(pay.high), toY(pay.average), toY(pay.low)];
  const barPath = `M0 ${high}h48V${low}H0z`;
  return (
    <svg className="pay-column" height={HEIGHT} aria-hidden="true">
      {pay.high > base.high && (
        <path className="pay-ghost" d={`M-16 ${toY(base.high)}h48V${toY(base.low)}h-48z`} />
      )}
      <path className={isChosen ? "pay-chosen" : "pay-open"} d={barPath} />
      <path d={`M52 ${high}h16M52 ${low}h16M62 ${high}V${low}`} />
      <svg x="24" y={middle}>
        <path className={isChosen ? "pay-mark" : "pay-solid"} d={diamondPath(11)} />
      </svg>
      {[pay.high, pay.average, pay.low].map((dollars) => (
        <g key={dollars}>
          <path d={`M57 ${toY(dollars) + 5}l10-10`} />
          <text className={dollars === pay.average ? "pay-end" : ""} x="76" y={toY(dollars) + 5}>
            {formatDollars(dollars)}
          </text>
        </g>
      ))}
    </svg>
  );
}

export function RegionList({ children }: { children?: ReactNode }) {
  const { result } = useExplorer();
  const texts = useExplorerMessages();
  return (
    <dl className="pay-cells">
      {result.regions.map(({ region, pay, isChosen }) => (
        <div key={region.region} data-chosen={isChosen}>
          <dt>{region.region}</dt>
          <dd>
            <b>{formatDollars(pay.average)}</b> {formatPremium(region, texts)}
          </dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
