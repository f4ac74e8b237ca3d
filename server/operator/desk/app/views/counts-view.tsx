import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { FormStatistics, LeadStatistics } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";
import { api, read } from "../data/api-client.ts";
import { live } from "../data/queries.ts";
import { LoadStatus } from "../parts/panel.tsx";
import { formatCount } from "../data/labels.ts";

export const statistics = {
  seen: { title: "Seen", fill: "none" },
  started: { title: "Started", fill: "url(#hatch)" },
  sent: { title: "Sent", fill: "currentColor" },
  failed: { title: "Failed", fill: "none" },
  arrived: { title: "Arrived", fill: "currentColor" },
} as const satisfies Record<keyof FormStatistics, { title: string; fill: string }>;

const statisticNames = Object.keys(statistics) as (keyof FormStatistics)[];

type Days = LeadStatistics["days"];

const height = 56;

const dayName = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });

function DayChart({ days, name }: { days: Days; name: keyof FormStatistics }) {
  const { title, fill } = statistics[name];
  const highest = Math.max(0, ...days.map((day) => day[name]));
  const heightOf = (day: Days[number]): number => (highest === 0 ? 0 : (day[name] / highest) * height);
  const total = days.reduce((sum, day) => sum + day[name], 0);
  const step = 100 / days.length;
  return (
    <div>
      <p className="flex justify-between">
        <span>{title}</span>
        <span>
          <span className="text-ink-2">most on a day: {highest.toLocaleString("en-US")}</span>{" "}
          <strong className="inline-block min-w-14 text-right">{total.toLocaleString("en-US")}</strong>
        </span>
      </p>
      <svg className="w-full" height={height + 2} fill="none" stroke="currentColor" aria-hidden="true">
        {days.map((day, index) => (
          <rect
            key={day.day}
            x={`${index * step + step * 0.12}%`}
            width={`${step * 0.76}%`}
            y={height - heightOf(day) + 1}
            height={heightOf(day)}
            fill={index === days.length - 1 ? "none" : fill}
            strokeDasharray={index === days.length - 1 ? "3 2" : undefined}
          />
        ))}
        <line x1="0" x2="100%" y1={height + 1} y2={height + 1} />
      </svg>
    </div>
  );
}

/** Shows one chart per statistic, and the same data as a table for screen readers. */
function DayCharts({ days }: { days: Days }) {
  const [first] = days;
  return (
    <figure>
      <div className="grid gap-2">
        {(["seen", "started", "sent", "arrived"] as const).map((name) => (
          <DayChart key={name} days={days} name={name} />
        ))}
      </div>
      <figcaption className="flex justify-between font-mono text-code text-ink-2">
        <span>{first && dayName(first.day)}</span>
        <span>today</span>
      </figcaption>
      <details className="mt-2">
        <summary className="cursor-pointer underline">As a table</summary>
        <table className="mt-2 w-full max-w-120 max-md:text-code">
          <thead>
            <tr>
              <th scope="col">Day</th>
              {statisticNames.map((name) => (
                <th key={name} scope="col" className="text-right">
                  {statistics[name].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day} className="border-t border-line">
                <th scope="row">{dayName(day.day)}</th>
                {statisticNames.map((name) => (
                  <td key={name} className="text-right">
                    {day[name].toLocaleString("en-US")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

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
function DimensionChart({ title, unnamedLabel, rows, names }: DimensionChartProps) {
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

const periods = [14, 30, 90];

export function CountsView() {
  const { route, config } = useDesk();
  const chosen = Number(route.params.get("days"));
  const days = periods.includes(chosen) ? chosen : 14;
  const statistics = useQuery({
    queryKey: [live, "statistics", days],
    queryFn: ({ signal }) =>
      read(api.statistics.$get({ query: { days: String(days) } }, { init: { signal } })),
  });
  const { data } = statistics;
  const total = data?.days.reduce((sum, { arrived }) => sum + arrived, 0) ?? 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4 border-b border-ink px-5 py-2.5">
        <h1 className="font-head text-title font-heading">Counts</h1>
        <nav aria-label="Period" className="flex">
          {periods.map((period) => (
            <Link
              key={period}
              href={`/counts?days=${period}`}
              aria-current={period === days ? "page" : undefined}
              className={`border border-ink px-3 py-1 no-underline not-first:border-l-0 ${period === days ? "bg-ink text-paper" : ""}`}
            >
              {period} days
            </Link>
          ))}
        </nav>
      </div>
      <LoadStatus query={statistics} what="the counts" />
      {data !== undefined && (
        <div className="grid gap-8 p-5">
          <section>
            <h2 className="font-head text-part font-heading">{formatCount(total, "submission")} arrived</h2>
            <p className="mb-3 max-w-160 text-ink-2">
              Pages report how often a form was seen, started, sent and failed. Visits with Global Privacy
              Control or without JavaScript report nothing, so more submissions may arrive than pages report
              as sent.
            </p>
            <DayCharts days={data.days} />
          </section>
          {data.contexts.length > 0 && (
            <div className="grid gap-8 2xl:grid-cols-2">
              <DimensionChart
                title="By form"
                unnamedLabel="other forms"
                rows={data.contexts}
                names={config.contexts}
              />
              <DimensionChart
                title="By partner"
                unnamedLabel="our own pages"
                rows={data.partners}
                names={config.partners}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}
