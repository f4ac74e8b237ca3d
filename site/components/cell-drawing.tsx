import type { Drawing } from "../drawings/load-drawing.ts";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";

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
