import type { Demand } from "../../model/schemas/demand.ts";
import { DemandBadge } from "../badge.tsx";
import { BlockFrame } from "./block-frame.tsx";
import { BlockTitle } from "./block-title.tsx";
import { Tags } from "../tags.tsx";

interface Entry {
  title: string;
  figure?: string | undefined;
  demand?: Demand | undefined;
  text: string;
  aside?: string | undefined;
  tags?: readonly string[] | undefined;
}

interface EntryListProps {
  caption: string | undefined;
  entries: readonly Entry[];
  isNumbered?: boolean;
}

const TEXT = "mt-2 max-w-[720px] text-18 leading-150";

export function EntryList({ caption, entries, isNumbered = false }: EntryListProps) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <BlockFrame caption={caption}>
      <List>
        {entries.map(({ title, figure, demand, text, aside, tags }, index) => (
          <li
            key={title}
            className="border-t border-line pt-4.5 pb-5 first:border-ink last:border-b last:border-b-line print:break-inside-avoid"
          >
            <div className="flex flex-wrap items-center gap-x-4.5 gap-y-2 font-head text-19 leading-120 font-heading tabular">
              {isNumbered ? <span>{index + 1}</span> : null}
              <BlockTitle className="mr-auto">{title}</BlockTitle>
              {figure === undefined ? null : <span>{figure}</span>}
              {demand === undefined ? null : <DemandBadge demand={demand} />}
            </div>
            <p className={TEXT}>{text}</p>
            {aside === undefined ? null : <p className={`${TEXT} text-ink-2`}>{aside}</p>}
            {tags === undefined ? null : <Tags className="mt-3" tags={tags} />}
          </li>
        ))}
      </List>
    </BlockFrame>
  );
}
