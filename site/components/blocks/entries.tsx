import type { Demand } from "../../model/schemas/demand.ts";
import { DemandBadge } from "../badge.tsx";
import { BlockFrame } from "./block-frame.tsx";

/** Something with a name, a sentence, and what else is known of it. */
interface Entry {
  title: string;
  figure?: string | undefined;
  demand?: Demand | undefined;
  text: string;
  aside?: string | undefined;
  tags?: readonly string[] | undefined;
}

interface EntriesProps {
  caption: string | undefined;
  entries: readonly Entry[];
  isNumbered?: boolean;
}

/** Entries one beneath the other: markets, roles, metrics, assessments, trends. */
export function Entries({ caption, entries, isNumbered = false }: EntriesProps) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <BlockFrame caption={caption}>
      <List className={isNumbered ? "entries entries-numbered" : "entries"}>
        {entries.map(({ title, figure, demand, text, aside, tags }) => (
          <li key={title}>
            <div className="entry-head">
              <p className="block-title">{title}</p>
              {figure === undefined ? null : <span className="entry-figure">{figure}</span>}
              {demand === undefined ? null : <DemandBadge demand={demand} />}
            </div>
            <p>{text}</p>
            {aside === undefined ? null : <p className="entry-aside">{aside}</p>}
            {tags === undefined ? null : (
              <ul className="tags">
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </List>
    </BlockFrame>
  );
}
