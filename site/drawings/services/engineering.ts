import { trussSpan } from "../composites/truss-span.ts";
import { defineDrawing } from "../define-drawing.ts";

export const engineeringDrawing = defineDrawing(9, (scene, labels) => {
  trussSpan(scene, {
    length: 20,
    panels: 5,
    orangeDiagonal: 7,
    dimension: labels && { span: labels.span, textSize: 1.6 },
  });
});
