import { loweredColumn } from "../composites/lowered-column.ts";
import { steelFrame } from "../composites/steel-frame.ts";
import { defineDrawing } from "../define-drawing.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";

export const constructionDrawing = defineDrawing(11, (scene) => {
  steelFrame(scene, {
    stories: [
      [2, 2],
      [2, 1],
    ],
    bay: 5,
    deckedStories: 1,
    braces: [[0, 1]],
    stubHeight: (_column, _row, stories) => (stories === 2 ? 1 : 0),
    isColumnOmitted: ({ column, row }) => column === 2 && row === 2,
    isOmitted: ({ along, column, row }) =>
      (along === "x" && column === 1 && row === 2) || (along === "y" && column === 2 && row === 1),
  });
  loweredColumn(scene, { foot: [10, 10, 0.12], height: 3.6, clearance: 3.3, width: 0.9, rope: 9 });
  scaleFigure(scene, [7.6, 12.4, 0]);
  scaleFigure(scene, [8.8, 12.9, 0]);
});
