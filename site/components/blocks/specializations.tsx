import { RangeChart } from "../range-chart.tsx";
import type { BlockProps } from "./block.tsx";
import { BlockFrame } from "./block-frame.tsx";
import { EntryList } from "./entry-list.tsx";
import { parseRange } from "./parse-range.ts";

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
