import { RangeChart } from "../range-chart.tsx";
import type { BlockProps } from "./block.tsx";
import { BlockFrame, BlockTitle, DashList, FigureRow, EntryList } from "./block-parts.tsx";
import { Badge, type BadgeLabel } from "../badge.tsx";

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

const FILLS = ["bg-ink", "hatch", "bg-signal"];

export function Split({ body }: BlockProps<"split">) {
  return (
    <>
      <div className="graphic flex h-6.5 border border-ink" aria-hidden="true">
        {body.map(({ label, share }, index) => (
          <span
            key={label}
            className={`border-ink not-first:border-l ${FILLS[index] ?? ""}`}
            style={{ width: `${share}%` }}
          />
        ))}
      </div>
      <FigureRow
        figures={body.map(({ label, share, note }) => ({
          figure: `${share}%`,
          label: (
            <>
              {label}
              {note === undefined ? null : <span className="text-16 leading-150 text-ink-2">{note}</span>}
            </>
          ),
        }))}
      />
    </>
  );
}

export interface Group {
  title: string;
  badge?: BadgeLabel;
  summary?: string;
  items: readonly string[];
}

export function TitledLists({ groups }: { groups: readonly Group[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
      {groups.map(({ title, badge, summary, items }) => (
        <div key={title} className="border-t border-ink pt-4.5 pb-5.5 print:break-inside-avoid">
          <BlockTitle>{title}</BlockTitle>
          {badge && (
            <p className="mt-2 text-17 leading-150">
              <Badge label={badge} />
            </p>
          )}
          {summary === undefined ? null : <p className="mt-2 text-17 leading-150 text-ink-2">{summary}</p>}
          <DashList className="mt-2.5" items={items} />
        </div>
      ))}
    </div>
  );
}
