import type { FormStatistics, LeadStatistics } from "../../leads/lead-desk.ts";

export const statistics = {
  seen: { title: "Seen", fill: "none" },
  started: { title: "Started", fill: "url(#hatch)" },
  sent: { title: "Sent", fill: "currentColor" },
  failed: { title: "Failed", fill: "none" },
  arrived: { title: "Arrived", fill: "currentColor" },
} as const satisfies Record<keyof FormStatistics, { title: string; fill: string }>;

export const statisticNames = Object.keys(statistics) as (keyof FormStatistics)[];

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
export function DayCharts({ days }: { days: Days }) {
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
