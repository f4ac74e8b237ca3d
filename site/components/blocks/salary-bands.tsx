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
        <dl className="notes">
          {noted.map(({ experience, note }) => (
            <div key={experience}>
              <dt>{experience}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      )}
    </BlockFrame>
  );
}
