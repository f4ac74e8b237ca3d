import type { State } from "../../../model/schemas/state.ts";
import { ArrowRight } from "../../drawings/marks/icons.tsx";

interface StateLinksProps {
  states: readonly State[];
  /**
   * `rows` orders the links left to right, with a line above each; `columns` orders them top to bottom in
   * each column, with a line below each.
   */
  layout: "rows" | "columns";
}

const LAYOUTS = {
  rows: {
    list: "grid grid-cols-[repeat(auto-fit,minmax(min(100%,150px),1fr))] gap-x-6 md:grid-cols-3",
    link: "grid-cols-[32px_1fr] border-t md:grid-cols-[36px_1fr_20px]",
    arrow: "h-4.25 w-4.5 max-md:hidden",
  },
  columns: {
    list: "columns-2 gap-x-4.5 md:columns-3 md:gap-x-6",
    link: "grid-cols-[32px_1fr] border-b md:grid-cols-[36px_1fr_20px]",
    arrow: "h-4.25 w-4.5 max-md:hidden",
  },
};

export function StateLinks({ states, layout }: StateLinksProps) {
  const { list, link, arrow } = LAYOUTS[layout];
  return (
    <ul className={list}>
      {states.map(({ slug, name, abbr }) => (
        <li key={slug} className="break-inside-avoid">
          <a
            href={`/locations/${slug}`}
            className={`group grid min-h-13.5 items-center border-line no-underline ${link}`}
          >
            <span className="font-mono text-13 leading-140 font-medium tracking-mono text-ink-2">{abbr}</span>
            <span className="font-head text-18 leading-120 font-label tracking-small decoration-signal decoration-2 underline-offset-4 group-hover:underline">
              {name}
            </span>
            <ArrowRight className={arrow} />
          </a>
        </li>
      ))}
    </ul>
  );
}
