import type { LeadStatistics } from "../../leads/lead-desk.ts";
import { statisticNames, statistics } from "./day-charts.tsx";

interface DimensionChartProps {
  title: string;
  unnamedLabel: string;
  rows: LeadStatistics["contexts"];
  names: Readonly<Record<string, string>>;
}

/**
 * Table and bar chart of form events, grouped by context or partner. All bars have the same scale: outlined for seen
 * forms, hatched for started ones, filled for sent ones.
 */
export function DimensionChart({ title, unnamedLabel, rows, names }: DimensionChartProps) {
  const highestCount = Math.max(1, ...rows.map(({ seen, started, sent }) => Math.max(seen, started, sent)));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={title} tabIndex={0}>
      <h2 className="mb-2 font-head text-part font-heading">{title}</h2>
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{title}</span>
            </th>
            {statisticNames.map((name) => (
              <th key={name} scope="col" className="pl-3 text-right font-mono text-code">
                {statistics[name].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t border-line">
              <th scope="row" className="w-1/2 min-w-36 py-1 text-left wrap-anywhere">
                {row.name === null ? (
                  <span className="text-ink-2">{unnamedLabel}</span>
                ) : (
                  (names[row.name] ?? row.name)
                )}
                <svg
                  className="block w-full"
                  height="12"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth=".7"
                  aria-hidden="true"
                >
                  {(["seen", "started", "sent"] as const).map((name) => (
                    <rect
                      key={name}
                      y="1"
                      width={`${(row[name] / highestCount) * 100}%`}
                      height="10"
                      fill={statistics[name].fill}
                    />
                  ))}
                </svg>
              </th>
              {statisticNames.map((name) => (
                <td key={name} className="py-1 pl-3 text-right align-top">
                  {row[name].toLocaleString("en-US")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
