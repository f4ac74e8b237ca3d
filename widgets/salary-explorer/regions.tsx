import { formatDollars, thousands } from "../../site/model/pay/format-dollars.ts";
import type { PayFigures } from "../../site/model/pay/adjust-pay.ts";
import { fill, shareOf, ticks } from "./format.ts";
import { useExplorer, useTexts } from "./pay-context.ts";
import { Track } from "./track.tsx";

/** Height of the level scale in pixels, and the room above it. */
const HEIGHT = 320;
const ABOVE = 10;

const levelOf = (dollars: number): number => ABOVE + Math.round((1 - shareOf(dollars)) * HEIGHT);

/** A region's range as a column, set off from the dashed one of the baseline. */
function Column({ pay, base, isChosen }: { pay: PayFigures; base: PayFigures; isChosen: boolean }) {
  const [low, average, high] = [levelOf(pay.low), levelOf(pay.average), levelOf(pay.high)];
  const [from, to] = [levelOf(base.high), levelOf(base.low)];
  return (
    <svg className="pay-column" height={HEIGHT + 2 * ABOVE} aria-hidden="true" focusable="false">
      {from !== high && <path className="pay-ghost" d={`M-16 ${from}h48V${to}h-48z`} />}
      <path className={isChosen ? "pay-chosen" : "pay-open"} d={`M0 ${high}h48V${low}H0z`} />
      <path className={isChosen ? "pay-on" : "pay-fine"} d={`M8 ${high}V${low}M40 ${high}V${low}`} />
      <path d={`M52 ${high}h16M52 ${low}h16M62 ${high}V${low}`} />
      {[low, average, high].map((y) => (
        <path key={y} className="pay-tick" d={`M57 ${y + 5} l10 -10`} />
      ))}
      <path className={isChosen ? "pay-mark" : "pay-solid"} d={`M24 ${average - 11}l11 11-11 11-11-11z`} />
      <text x="76" y={high + 5}>
        {formatDollars(pay.high)}
      </text>
      <text className="pay-end" x="76" y={average + 6}>
        {formatDollars(pay.average)}
      </text>
      <text x="76" y={low + 5}>
        {formatDollars(pay.low)}
      </text>
    </svg>
  );
}

/** The role in all regions on one level scale; rows on a narrow screen. */
export function Regions() {
  const { finding, choose } = useExplorer();
  const texts = useTexts();
  const { name, at, band, base, baseline, regions } = finding;
  return (
    <section className="pay-part pay-regions">
      <h3>{fill(texts.regionsTitle, { role: name })}</h3>
      <p>{fill(texts.regionsNote, { region: baseline })}</p>
      <div className="pay-levels">
        <svg className="pay-axis" height={HEIGHT + 2 * ABOVE} aria-hidden="true" focusable="false">
          {ticks().map((tick) => (
            <g key={tick}>
              <line className="pay-grid" x1="52" x2="100%" y1={levelOf(tick)} y2={levelOf(tick)} />
              <text className="pay-scale" y={levelOf(tick) + 4}>
                {thousands(tick)}
              </text>
            </g>
          ))}
        </svg>
        <ul>
          {regions.map(({ region, place, pay }) => {
            const isChosen = !band && region === at.region;
            return (
              <li key={place} data-chosen={isChosen || undefined}>
                <Column pay={pay} base={base} isChosen={isChosen} />
                <p className="pay-region">
                  <button type="button" aria-pressed={isChosen} onClick={() => choose({ place, years: "" })}>
                    {region.region}
                  </button>{" "}
                  {region.premium > 0 ? fill(texts.premium, { premium: region.premium }) : texts.base}
                </p>
                <p className="pay-figures">
                  <b>{formatDollars(pay.average)}</b>{" "}
                  <span>
                    {formatDollars(pay.low)} {texts.to} {formatDollars(pay.high)}
                  </span>
                </p>
                <Track pay={pay} base={base} isChosen={isChosen} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
