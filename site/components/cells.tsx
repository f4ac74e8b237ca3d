import type { ReactNode } from "react";

interface CellsProps {
  as?: "div" | "ul";
  /** Tailwind classes for the grid's columns. The default is two columns, or one on phones. */
  gridClassName?: string;
  className?: string;
  children: ReactNode;
}

export function Cells({
  as: List = "div",
  gridClassName = "grid-cols-1 md:grid-cols-2",
  className = "",
  children,
}: CellsProps) {
  return (
    <List
      className={`cards grid border-t border-l border-ink *:border-r *:border-b *:border-ink *:bg-sheet ${gridClassName} ${className}`}
    >
      {children}
    </List>
  );
}
