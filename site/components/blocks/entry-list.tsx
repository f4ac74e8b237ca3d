import { Badge, type BadgeLabel } from "../badge.tsx";
import { BlockTitle } from "./block-frame.tsx";
import { Tags } from "../lists.tsx";

export interface Entry {
  title: string;
  figure?: string;
  demand?: BadgeLabel;
  text: string;
  aside?: string;
  tags?: readonly string[];
}

export interface EntryListOptions {
  isNumbered?: boolean;
}

const TEXT = "mt-2 max-w-[720px] text-18 leading-150";

export function EntryList({ entries, isNumbered }: EntryListOptions & { entries: readonly Entry[] }) {
  const List = isNumbered ? "ol" : "ul";
  return (
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
            {demand && <Badge label={demand} />}
          </div>
          <p className={TEXT}>{text}</p>
          {aside === undefined ? null : <p className={`${TEXT} text-ink-2`}>{aside}</p>}
          {tags && <Tags className="mt-3" tags={tags} />}
        </li>
      ))}
    </List>
  );
}
