import type { Demand } from "../../model/schemas/demand.ts";
import { DemandBadge, LevelBadge } from "../badge.tsx";
import { BlockFrame } from "./block-frame.tsx";
import { BlockTitle } from "./block-title.tsx";
import { DashList } from "./dash-list.tsx";

interface Group {
  title: string;
  demand?: Demand | "Essential" | undefined;
  summary?: string | undefined;
  items: readonly string[];
}

export function TitledLists({ caption, groups }: { caption: string | undefined; groups: readonly Group[] }) {
  return (
    <BlockFrame caption={caption}>
      <div className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
        {groups.map(({ title, demand, summary, items }) => (
          <div key={title} className="border-t border-ink pt-4.5 pb-5.5 print:break-inside-avoid">
            <BlockTitle>{title}</BlockTitle>
            {demand === undefined ? null : (
              <p className="mt-2 text-17 leading-150">
                {demand === "Essential" ? <LevelBadge level="Essential" /> : <DemandBadge demand={demand} />}
              </p>
            )}
            {summary === undefined ? null : <p className="mt-2 text-17 leading-150 text-ink-2">{summary}</p>}
            <DashList className="mt-2.5" items={items} />
          </div>
        ))}
      </div>
    </BlockFrame>
  );
}
