import { formatThousands, formatThousandsWithoutUnits, getRoleName } from "../../model/pay/format-dollars.ts";
import { useLayoutStrings, fillText } from "./strings.ts";
import { RangeLegend, TableCaption } from "./tables.tsx";
import type { SalaryRow } from "../../model/schemas/salaries.ts";

/** A row of the range chart. Amounts are in dollars per year. */
interface RangeRow {
  name: string;
  low: number;
  high: number;
  middle: number;
  text?: string;
  growth?: string | undefined;
}

interface RangeChartProps {
  caption: string;
  rows: readonly RangeRow[];
  middle?: "average" | "midpoint";
  nameHeading?: string;
}

const TICK_SPACING = 20_000;

const FIGURE = "text-right md:w-21";
const ROW =
  "border-line not-first:border-t max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-baseline max-md:pt-3 max-md:pb-1";

export function RangeChart({ caption, rows, middle = "average", nameHeading }: RangeChartProps) {
  const texts = useLayoutStrings().pay;
  const from = Math.floor(Math.min(...rows.map((row) => row.low)) / TICK_SPACING) * TICK_SPACING;
  const to = Math.ceil(Math.max(...rows.map((row) => row.high)) / TICK_SPACING) * TICK_SPACING;
  const ticks = Array.from(
    { length: (to - from) / TICK_SPACING + 1 },
    (_, index) => from + index * TICK_SPACING,
  );
  const toPosition = (dollars: number): string =>
    `${Math.round(((dollars - from) / (to - from)) * 1000) / 10}%`;
  const hasGrowth = rows.some(({ growth }) => growth !== undefined);
  return (
    <>
      <table className="range-chart">
        <TableCaption>{caption}</TableCaption>
        <thead>
          <tr className="border-b border-ink *:pb-2.5 *:font-mono *:text-13 *:text-ink-2 max-md:flex max-md:justify-between">
            <th scope="col">{nameHeading ?? texts.role}</th>
            <th scope="col" className="max-md:hidden">
              <span className="sr-only">{texts.range}</span>
              <span
                className="relative mr-10 ml-8.5 block h-4.5 *:absolute *:-translate-x-1/2"
                aria-hidden="true"
              >
                {ticks.map((tick) => (
                  <span key={tick} style={{ left: toPosition(tick) }}>
                    {formatThousands(tick)}
                  </span>
                ))}
              </span>
            </th>
            <th scope="col" className={FIGURE}>
              {texts[middle]}
            </th>
            {hasGrowth && (
              <th scope="col" className={`max-md:hidden ${FIGURE}`}>
                {texts.growth}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className={ROW}>
              <th scope="row" className="pr-3 text-17 leading-125 font-strong md:h-12 md:w-47.5">
                {row.name}
                {row.text === undefined ? null : (
                  <span className="block text-16 font-regular text-ink-2">{row.text}</span>
                )}
              </th>
              <td className="max-md:col-span-full max-md:row-start-2">
                <span className="sr-only">
                  {fillText(texts.lowToHigh, {
                    low: formatThousands(row.low),
                    high: formatThousands(row.high),
                  })}
                </span>
                <RangeTrack row={row} ticks={ticks} toPosition={toPosition} />
              </td>
              <td className={`text-17 font-logo ${FIGURE}`}>{formatThousands(row.middle)}</td>
              {hasGrowth && (
                <td className={`gap-1.5 max-md:col-span-full max-md:mb-1 max-md:flex ${FIGURE}`}>
                  <span className="md:hidden">{texts.growth}</span> {row.growth ?? "–"}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p
        className="mt-3.5 flex flex-wrap items-center gap-x-5.5 gap-y-2 text-16 text-ink-2 *:inline-flex *:items-center *:gap-2.25"
        aria-hidden="true"
      >
        <span>
          <RangeLegend /> {texts.range.toLowerCase()}
        </span>
        <span>
          <span className="graphic size-2.75 rotate-45 bg-signal" /> {texts[middle].toLowerCase()}
        </span>
      </p>
    </>
  );
}

interface RangeTrackProps {
  row: RangeRow;
  ticks: readonly number[];
  /** Returns an amount's position on the scale as a percentage. */
  toPosition: (dollars: number) => string;
}

function RangeTrack({ row: { low, high, middle }, ticks, toPosition }: RangeTrackProps) {
  const rangeEnds = [
    { dollars: low, anchor: "end", away: -12 },
    { dollars: high, anchor: "start", away: 12 },
  ] as const;
  return (
    <svg
      className="track graphic ml-8.5 h-10 w-[calc(100%-74px)] overflow-visible *:overflow-visible md:h-12"
      aria-hidden="true"
    >
      {ticks.map((tick) => (
        <rect key={tick} className="track-line" x={toPosition(tick)} width="1" height="100%" />
      ))}
      <line x1={toPosition(low)} x2={toPosition(high)} y1="50%" y2="50%" />
      {rangeEnds.map(({ dollars, anchor, away }) => (
        <svg key={anchor} x={toPosition(dollars)} y="50%">
          <path d="M0-8V8" transform="rotate(32)" />
          <text x={away} textAnchor={anchor} dominantBaseline="central">
            {formatThousandsWithoutUnits(dollars)}
          </text>
        </svg>
      ))}
      <svg x={toPosition(middle)} y="50%">
        <path className="track-middle" d="M0-9.2 9.2 0 0 9.2-9.2 0z" />
      </svg>
    </svg>
  );
}

export function SalaryChart({ caption, rows }: { caption: string; rows: readonly SalaryRow[] }) {
  const texts = useLayoutStrings().pay;
  const sources = new Map(rows.flatMap(({ growth }) => (growth ? [[growth.url, growth]] : [])));
  return (
    <>
      <RangeChart
        caption={caption}
        rows={rows.map(({ role, low, high, average, growth }) => ({
          name: getRoleName(texts, role),
          low,
          high,
          middle: average,
          growth: growth?.value,
        }))}
      />
      {sources.size > 0 && (
        <p className="mt-3 text-16 text-ink-2">
          {texts.growth}:{" "}
          {[...sources.values()].map(({ url, source, asOf }, index) => (
            <span key={url}>
              {index > 0 && "; "}
              <a href={url}>{source}</a>, {fillText(texts.growthSource, { day: asOf })}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
