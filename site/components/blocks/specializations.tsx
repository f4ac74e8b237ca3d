import { RangeChart } from "../range-chart.tsx";
import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";
import { EntryList } from "./entry-list.tsx";

/** Parses a pay range in dollars, such as `$65,000-$85,000` or `$75K-$115K`. */
function parseRange(range: string): { low: number; high: number; middle: number } {
  const [low = 0, high = 0] = range.split(/[-–]/).map(parseDollars);
  return { low, high, middle: (low + high) / 2 };
}

function parseDollars(text: string): number {
  const amount = Number(text.replace(/[^\d.]/g, ""));
  return text.includes("K") ? amount * 1000 : amount;
}

export function Specializations({ body, caption }: BlockProps<"specializations">) {
  return (
    <>
      <BlockFrame>
        <RangeChart
          caption={caption ?? "Base salary by specialization, in thousands of dollars"}
          middle="midpoint"
          rows={body.map(({ name, range }) => ({ name, text: range, ...parseRange(range) }))}
        />
      </BlockFrame>
      <BlockFrame>
        <EntryList entries={body.map(({ name, demand, focus }) => ({ title: name, demand, text: focus }))} />
      </BlockFrame>
    </>
  );
}
