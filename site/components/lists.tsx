import type { ReactNode } from "react";
import type { Point } from "../../model/schemas/page-parts.ts";
import { Columns } from "./grids.tsx";

interface DefinitionListProps {
  terms: readonly { term: string; value: string }[];
  className?: string;
}

export function DefinitionList({ terms, className = "" }: DefinitionListProps) {
  return (
    <dl className={className}>
      {terms.map(({ term, value }) => (
        <div
          key={term}
          className="flex justify-between gap-5 border-t border-line py-2 text-17 last:border-b"
        >
          <dt className="text-ink-2">{term}</dt>
          <dd className="text-right font-figure tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface NumberedListProps {
  items: readonly ReactNode[];
  className?: string;
  itemClassName?: string;
}

export function NumberedList({ items, className = "", itemClassName = "py-4" }: NumberedListProps) {
  return (
    <ol className={`[counter-reset:step] ${className}`}>
      {items.map((item, index) => (
        <li
          key={index}
          className={`grid grid-cols-[36px_1fr] items-baseline border-t border-line [counter-increment:step] before:font-head before:text-22 before:leading-100 before:font-heading before:content-[counter(step)] last:border-b ${itemClassName}`}
        >
          {item}
        </li>
      ))}
    </ol>
  );
}

interface NumberedPointsProps {
  points: readonly Point[];
  itemClassName?: string;
}

export function NumberedPoints({ points, itemClassName }: NumberedPointsProps) {
  return (
    <NumberedList
      itemClassName={itemClassName}
      items={points.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p className="mt-1.5 text-18 leading-150 text-ink-2">{text}</p>
        </div>
      ))}
    />
  );
}

interface TagsProps {
  tags: readonly string[];
  label?: string;
  className?: string;
}

export function Tags({ tags, label, className = "" }: TagsProps) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className="rounded-control border border-field px-2.25 py-0.5 text-16">
          {tag}
        </li>
      ))}
    </ul>
  );
}

export function PointColumns({ points }: { points: readonly Point[] }) {
  return (
    <Columns>
      {points.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p className="mt-2.5 mb-4.5 text-17 leading-148 text-ink-2">{text}</p>
        </div>
      ))}
    </Columns>
  );
}

export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <dl>
      {points.map(({ title, text }) => (
        <div key={title} className="border-t border-line py-3 last:border-b">
          <dt className="font-head text-19 leading-130 font-heading">{title}</dt>
          <dd className="mt-1.5 max-w-[660px] text-17 leading-150 text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
