import { RangeChart } from "../range-chart.tsx";
import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";
import { parseRange } from "./parse-range.ts";

/** Pay by experience: the ranges as a chart, and what is said of each beneath it. */
export function SalaryBands({ body, caption }: BlockProps<"salary-bands">) {
  const noted = body.filter((band) => band.note !== undefined);
  return (
    <BlockFrame caption={undefined}>
      <RangeChart
        caption={caption ?? "Base salary by experience, thousands of dollars"}
        names="Experience"
        middle="midpoint"
        rows={body.map(({ experience, range }) => ({ name: experience, text: range, ...parseRange(range) }))}
      />
      {noted.length === 0 ? null : (
        <dl className="mt-4">
          {noted.map(({ experience, note }) => (
            <div
              key={experience}
              className="grid grid-cols-1 gap-0.5 border-t border-line py-3 text-17 leading-150 md:grid-cols-[190px_1fr] md:gap-3 print:break-inside-avoid"
            >
              <dt className="font-strong">{experience}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      )}
    </BlockFrame>
  );
}
