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

interface ColumnsProps {
  /** Whether phones show two columns, for short texts. */
  isDense?: boolean;
  children: ReactNode;
}

export function Columns({ isDense = false, children }: ColumnsProps) {
  return (
    <div
      className={`grid ${isDense ? "grid-cols-[repeat(auto-fit,minmax(min(100%,150px),1fr))] max-md:gap-x-4.5" : "grid-cols-1"} border-t border-ink *:flex *:flex-col *:border-line *:py-4.5 *:pr-6 md:grid-cols-2 max-lg:*:border-b lg:grid-cols-4 lg:*:border-l lg:*:px-6 lg:*:pt-5.5 lg:*:pb-1.5 lg:*:first:border-l-0 lg:*:first:pl-0`}
    >
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
  size?: keyof typeof DRAWING_SIZES;
}

const DRAWING_SIZES = {
  dense: { frame: "mb-2.5 h-22 md:h-59", drawing: "max-w-[min(290px,100%)]" },
  normal: { frame: "mb-4.5 h-50 md:h-59", drawing: "max-w-[min(290px,100%)]" },
  large: { frame: "mb-6.5 h-55 md:h-67", drawing: "max-w-[min(380px,100%)]" },
};

export function CellDrawing({ drawing, size = "normal" }: CellDrawingProps) {
  const classes = DRAWING_SIZES[size];
  return (
    <span className={`flex items-center justify-center ${classes.frame}`}>
      <DrawingFigure className={`h-full w-auto ${classes.drawing}`} drawing={drawing} />
    </span>
  );
}

export function CellFoot({ children }: { children: string }) {
  return (
    <span className="mt-auto flex min-h-11 items-center justify-between gap-3 border-t border-line py-2 text-16 leading-130 font-strong">
      {children} <ArrowRight />
    </span>
  );
}

export function CardRow({ children }: { children: ReactNode }) {
  return (
    <tr className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2.5 max-md:gap-y-1 max-md:border-t max-md:border-line max-md:py-3 max-md:*:border-0 max-md:*:p-0">
      {children}
    </tr>
  );
}
