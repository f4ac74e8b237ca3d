import type { Demand } from "../../../build/schemas/demand.ts";
import { DemandBadge, LevelBadge } from "../badge.tsx";
import { BlockFrame } from "./block-frame.tsx";

/** A group of short lines under a title. */
interface Group {
  title: string;
  demand?: Demand | "Essential" | undefined;
  summary?: string | undefined;
  items: readonly string[];
}

/** Groups side by side: skill categories, best practices, steps of a strategy. */
export function Groups({ caption, groups }: { caption: string | undefined; groups: readonly Group[] }) {
  return (
    <BlockFrame caption={caption}>
      <div className="groups">
        {groups.map(({ title, demand, summary, items }) => (
          <div key={title} className="group">
            <p className="block-title">{title}</p>
            {demand === undefined ? null : (
              <p className="group-badge">
                {demand === "Essential" ? <LevelBadge level="Essential" /> : <DemandBadge demand={demand} />}
              </p>
            )}
            {summary === undefined ? null : <p>{summary}</p>}
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </BlockFrame>
  );
}
