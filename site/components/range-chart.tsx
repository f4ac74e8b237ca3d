import type { CSSProperties } from "react";

/** A row of the chart, in dollars a year. */
export interface RangeRow {
  name: string;
  low: number;
  high: number;
  /** Average or midpoint, as `middle` of the chart says. */
  middle: number;
  /** The range as text, printed beneath the name. */
  text?: string;
}

interface RangeChartProps {
  caption: string;
  rows: readonly RangeRow[];
  middle?: "average" | "midpoint";
  /** Heading of the first column. */
  names?: string;
}

const STEP = 20_000;

/** `$117.5K` from 117500. */
export function thousands(dollars: number): string {
  return `$${thousandsNumber(dollars)}K`;
}

const thousandsNumber = (dollars: number): string => String(Math.round(dollars / 100) / 10);

/** Pay ranges on a common scale: a real table, with every value printed beside its mark. */
export function RangeChart({ caption, rows, middle = "average", names = "Role" }: RangeChartProps) {
  const from = Math.floor(Math.min(...rows.map((row) => row.low)) / STEP) * STEP;
  const to = Math.ceil(Math.max(...rows.map((row) => row.high)) / STEP) * STEP;
  const ticks = Array.from({ length: (to - from) / STEP + 1 }, (_, index) => from + index * STEP);
  const at = (dollars: number): string => `${Math.round(((dollars - from) / (to - from)) * 1000) / 10}%`;
  const place = (properties: Record<string, string>): CSSProperties => properties;
  return (
    <>
      <table className="range-chart">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{names}</th>
            <th scope="col" className="axis-head">
              <span className="sr-only">Low to high</span>
              <span className="axis" aria-hidden="true">
                {ticks.map((tick) => (
                  <span key={tick} style={place({ "--at": at(tick) })}>
                    {thousands(tick)}
                  </span>
                ))}
              </span>
            </th>
            <th scope="col" className="average">
              {middle === "average" ? "Average" : "Midpoint"}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.name}
                {row.text === undefined ? null : (
                  <span className="block text-16 font-regular text-ink-2">{row.text}</span>
                )}
              </th>
              <td className="track-cell">
                <span className="sr-only">
                  {thousands(row.low)} to {thousands(row.high)}
                </span>
                <span className="track" aria-hidden="true">
                  {ticks.map((tick) => (
                    <span key={tick} className="track-line" style={place({ "--at": at(tick) })} />
                  ))}
                  <span
                    className="track-bar"
                    style={place({ "--from": at(row.low), "--to": at(row.high) })}
                  />
                  <span className="track-average" style={place({ "--at": at(row.middle) })} />
                  <span className="track-value track-low" style={place({ "--at": at(row.low) })}>
                    {thousandsNumber(row.low)}
                  </span>
                  <span className="track-value track-high" style={place({ "--at": at(row.high) })}>
                    {thousandsNumber(row.high)}
                  </span>
                </span>
              </td>
              <td className="average">{thousands(row.middle)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="chart-key" aria-hidden="true">
        <span>
          <span className="key-range" /> low to high
        </span>
        <span>
          <span className="key-average" /> {middle}
        </span>
      </p>
    </>
  );
}
