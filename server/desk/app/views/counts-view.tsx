import type { LeadStatistics } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";
import { useAnswer } from "../data/use-answer.ts";
import { Link } from "../parts/link.tsx";
import { Failure, Waiting } from "../parts/waiting.tsx";
import { counted } from "../words/names.ts";

const periods = [14, 30, 90];

/** Height of the chart in pixels. */
const height = 120;

/** What came each day: bars to scale, today's dashed, and the same as a table for who cannot see them. */
function DayChart({ days }: Pick<LeadStatistics, "days">) {
  const highest = Math.max(1, ...days.map(({ count }) => count));
  const step = 100 / days.length;
  const dayName = (day: string | undefined) =>
    day === undefined
      ? ""
      : new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
          month: "short",
          day: "numeric",
          timeZone: "UTC",
        });
  return (
    <figure>
      <svg className="w-full" height={height + 2} fill="none" stroke="currentColor" aria-hidden="true">
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            x={`${index * step + step * 0.12}%`}
            width={`${step * 0.76}%`}
            y={height - (count / highest) * height + 1}
            height={(count / highest) * height}
            fill={index === days.length - 1 ? "none" : "currentColor"}
            strokeDasharray={index === days.length - 1 ? "3 2" : undefined}
          />
        ))}
        <line x1="0" x2="100%" y1={height + 1} y2={height + 1} />
      </svg>
      <figcaption className="flex justify-between font-mono text-code text-ink-2">
        <span>{dayName(days[0]?.day)}</span>
        <span>most on a day: {highest}</span>
        <span>today</span>
      </figcaption>
      <details className="mt-2">
        <summary className="cursor-pointer underline">As a table</summary>
        <table className="mt-2 max-w-80">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Sent</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row">{dayName(day)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** One thing by which is counted, each with a bar and its number. */
function Shares({
  title,
  none,
  rows,
}: {
  title: string;
  none: string;
  rows: { name: string | null; count: number }[];
}) {
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section>
      <h2 className="mb-2 font-head text-part font-heading">{title}</h2>
      <table>
        <thead className="sr-only">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">Sent</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="w-44 py-1 pr-3 wrap-anywhere">
                {name?.replaceAll("_", " ") ?? <span className="text-ink-2">{none}</span>}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-2">
                  <svg className="h-3 flex-1" aria-hidden="true">
                    <rect width={`${(count / highest) * 100}%`} height="12" fill="currentColor" />
                  </svg>
                  <span className="w-12 text-right">{count.toLocaleString("en-US")}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How much came by day, context and partner; suspects in quarantine apart. */
export function CountsView({ params }: { params: URLSearchParams }) {
  const { beat } = useDesk();
  const chosen = Number(params.get("days"));
  const days = periods.includes(chosen) ? chosen : 14;
  const { data, error, reload } = useAnswer<LeadStatistics>(`/statistics?days=${days}`, beat);
  const total = data?.days.reduce((sum, { count }) => sum + count, 0) ?? 0;
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
      {error !== undefined && <Failure text={error} onRetry={reload} />}
      {data === undefined && error === undefined && <Waiting what="the counts" />}
      {data !== undefined && (
        <div className="grid gap-8 p-5">
          <section>
            <h2 className="mb-2 font-head text-part font-heading">{counted(total, "submission")} sent</h2>
            <DayChart days={data.days} />
          </section>
          {total > 0 && (
            <div className="grid gap-8 lg:grid-cols-2">
              <Shares title="By context" none="no context" rows={data.contexts} />
              <Shares title="By partner" none="our own pages" rows={data.partners} />
            </div>
          )}
        </div>
      )}
    </>
  );
}
