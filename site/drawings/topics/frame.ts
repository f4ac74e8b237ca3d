import { loweredColumn } from "../composites/lowered-column.ts";
import { steelFrame } from "../composites/steel-frame.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { defineCover } from "../define-drawing.ts";

const BAY = 5.5;

export const frameCover = defineCover(9, (scene, random) => {
  const columns = random.integer(2, 4);
  const rows = columns === 4 ? 2 : random.integer(2, 3);
  const backStories = random.integer(2, 3);
  const stories = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) => {
      if (column === columns - 1 && row === rows - 1) return 1;
      return Math.max(
        1,
        backStories - (column === columns - 1 ? 1 : 0) - (row === rows - 1 && random.chance(0.5) ? 1 : 0),
      );
    }),
  );
  steelFrame(scene, {
    stories,
    bay: BAY,
    deckedStories: random.integer(1, 2),
    braces: [[random.integer(0, columns - 2), 1]],
    stubHeight: (height) => (height === backStories ? 1.1 : 0),
    hasOpenCorner: true,
  });
  loweredColumn(scene, {
    foot: [columns * BAY, rows * BAY, 0.12],
    height: 3.6,
    clearance: 3.2,
    width: 1,
    rope: 8,
  });
  scaleFigure(scene, [columns * BAY - 3.4, rows * BAY + 2.4, 0]);
  scaleFigure(scene, [columns * BAY - 2.2, rows * BAY + 2.9, 0]);
});
