import type { ReactNode } from "react";

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
          className={`grid grid-cols-[44px_1fr] items-baseline border-t border-line [counter-increment:step] before:font-head before:text-22 before:leading-100 before:font-heading before:content-[counter(step)] last:border-b ${itemClassName}`}
        >
          {item}
        </li>
      ))}
    </ol>
  );
}
