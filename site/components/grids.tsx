import type { ReactNode } from "react";
import type { Drawing } from "../drawings/load-drawing.ts";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { ArrowRight } from "../drawings/marks/icons.tsx";

interface ContainerProps {
  className?: string;
  children: ReactNode;
}

export function Container({ className = "", children }: ContainerProps) {
  return (
    <div className={`mx-auto w-full max-w-page px-5 print:max-w-none print:px-[21mm] ${className}`}>
      {children}
    </div>
  );
}

export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 border-t border-ink *:flex *:flex-col *:border-line *:py-4.5 *:pr-6 md:grid-cols-2 max-lg:*:border-b lg:grid-cols-4 lg:*:border-l lg:*:px-6 lg:*:pt-5.5 lg:*:pb-1.5 lg:*:first:border-l-0 lg:*:first:pl-0">
      {children}
    </div>
  );
}

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

interface CellDrawingProps {
  drawing: Drawing;
  isLarge?: boolean;
}

export function CellDrawing({ drawing, isLarge = false }: CellDrawingProps) {
  return (
    <span
      className={`flex items-center justify-center ${isLarge ? "mb-6.5 h-55 md:h-67" : "mb-4.5 h-50 md:h-59"}`}
    >
      <DrawingFigure
        className={`h-full w-auto ${isLarge ? "max-w-[min(380px,100%)]" : "max-w-[min(290px,100%)]"}`}
        drawing={drawing}
      />
    </span>
  );
}

export function CellFoot({ children }: { children: string }) {
  return (
    <span className="mt-auto flex min-h-13.5 items-center justify-between gap-3 border-t border-line text-17 font-strong">
      {children} <ArrowRight />
    </span>
  );
}

export function CardRow({ children }: { children: ReactNode }) {
  return (
    <tr className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2.5 max-md:gap-y-1 max-md:border-t max-md:border-line max-md:py-3.5 max-md:*:border-0 max-md:*:p-0">
      {children}
    </tr>
  );
}
