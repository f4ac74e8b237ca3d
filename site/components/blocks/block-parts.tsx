import type { ReactNode } from "react";
import { Figure } from "../figures.tsx";
import { Badge, type BadgeLabel } from "../badge.tsx";
import { Tags } from "../lists.tsx";
import { TableHead } from "../tables.tsx";

export function BlockFrame({ caption, children }: { caption?: string; children: ReactNode }) {
  return (
    <figure className="col-span-full! mt-3.5 mb-7.5 max-w-none!">
      {caption === undefined ? null : (
        <figcaption className="pb-3.5 font-head text-19 leading-130 font-label tracking-term print:break-after-avoid">
          {caption}
        </figcaption>
      )}
      {children}
    </figure>
  );
}

export function BlockTitle({ className = "", children }: { className?: string; children: string }) {
  return (
    <p
      className={`font-head text-19 leading-125 font-heading tracking-term print:break-after-avoid ${className}`}
    >
      {children}
    </p>
  );
}

export function DashList({ items, className = "" }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li
          key={item}
          className="relative py-1.25 pl-5 text-17 leading-145 before:absolute before:top-4 before:left-0 before:h-0.5 before:w-2.5 before:bg-ink"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}

interface FigureRowProps {
  figures: readonly { figure: string; label: ReactNode }[];
  className?: string;
}

export function FigureRow({ figures, className = "" }: FigureRowProps) {
  return (
    <dl className={`grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-x-6 ${className}`}>
      {figures.map(({ figure, label }, index) => (
        <div key={index} className="flex flex-col-reverse justify-end py-4.5 print:break-inside-avoid">
          <dt className="mt-2 text-17 leading-135 text-ink-2">{label}</dt>
          <Figure as="dd">{figure}</Figure>
        </div>
      ))}
    </dl>
  );
}

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

export type Row = readonly [name: string, ...rest: (string | { badge: BadgeLabel })[]];

export interface TableOptions {
  /** Whether the second column contains figures. */
  hasFigures?: boolean;
  /**
   * Whether to repeat the column headings next to the values on phones, for columns that could be confused.
   */
  isLabeled?: boolean;
}

interface ResponsiveTableProps extends TableOptions {
  columns: readonly string[];
  rows: readonly Row[];
}

const NAME_CELL = "md:w-[26%]";
const TEXT_CELL = "max-md:col-span-full";
const FIGURE_CELL = "pr-7 font-strong whitespace-nowrap max-md:pr-0";
const LABELED_CELL = `${TEXT_CELL} max-md:before:text-ink-2 max-md:before:content-[attr(data-column)_':_']`;

export function ResponsiveTable({ columns, rows, hasFigures, isLabeled }: ResponsiveTableProps) {
  return (
    <table className="table stacked">
      <TableHead isHiddenOnPhones columns={columns} />
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row" className={hasFigures ? NAME_CELL : `${NAME_CELL} max-md:col-span-full`}>
              {first}
            </th>
            {rest.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-column={columns[index + 1]}
                className={hasFigures && index === 0 ? FIGURE_CELL : isLabeled ? LABELED_CELL : TEXT_CELL}
              >
                {typeof cell === "string" ? cell : <Badge label={cell.badge} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
