import { Badge, type BadgeLabel } from "../badge.tsx";
import { BlockTitle } from "./block-title.tsx";
import { DashList } from "./dash-list.tsx";

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
