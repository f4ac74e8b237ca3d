import type { ReactNode } from "react";

interface CellsProps {
  as?: "div" | "ul";
  /** The columns; two, and one on a phone, where nothing is said. */
  gridClassName?: string;
  className?: string;
  children: ReactNode;
}

/** Cards are cells of one ruled frame that share their borders; its children are the cells. */
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
