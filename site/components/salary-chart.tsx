import { getRoleName } from "../../model/pay/format-dollars.ts";
import type { SalaryRow } from "../../model/schemas/salaries.ts";
import { useLayoutStrings, fillText } from "./strings.ts";
import { RangeChart } from "./range-chart.tsx";

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
