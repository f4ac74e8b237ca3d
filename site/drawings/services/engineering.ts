import { trussSpan } from "../composites/truss-span.ts";
import type { DrawingLabels } from "../drawing-labels.ts";
import type { Drawing } from "../kernel/drawing.ts";
import { Scene } from "../kernel/scene.ts";

export function engineeringDrawing(labels?: DrawingLabels): Drawing {
  const scene = new Scene(9);
  trussSpan(scene, {
    length: 20,
    panels: 5,
    orangeDiagonal: 7,
    dimension: labels && { span: labels.span, textSize: 1.6 },
  });
  return scene.toDrawing();
}
