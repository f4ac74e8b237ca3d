import type { LeadStatistics } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";
import { useFetch } from "../data/use-fetch.ts";
import { Link } from "../parts/link.tsx";
import { LoadStatus } from "../parts/load-states.tsx";
import { formatCount } from "../format/labels.ts";
import { DayCharts } from "./day-charts.tsx";
import { DimensionChart } from "./dimension-chart.tsx";

const periods = [14, 30, 90];

export function CountsView() {
  const { route, revision, config } = useDesk();
  const chosen = Number(route.params.get("days"));
  const days = periods.includes(chosen) ? chosen : 14;
  const statistics = useFetch<LeadStatistics>(`/statistics?days=${days}`, revision);
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
      <LoadStatus {...statistics} what="the counts" />
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
