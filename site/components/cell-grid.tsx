import type { ReactNode } from "react";

interface CellGridProps {
  as?: "div" | "ul";
  gridClassName?: string;
  className?: string;
  children: ReactNode;
}

export function CellGrid({
  as: List = "div",
  gridClassName = "grid-cols-1 md:grid-cols-2",
  className = "",
  children,
}: CellGridProps) {
  return (
    <List
      className={`cards grid border-t border-l border-ink *:border-r *:border-b *:border-ink *:bg-sheet ${gridClassName} ${className}`}
    >
      {children}
    </List>
  );
}
