import { FOOTING_WIDTH, foundationGrid, GRADE_BEAM } from "../composites/foundation-grid.ts";
import { loweredBox } from "../composites/lowered-box.ts";
import { box } from "../primitives/box.ts";
import { dimension } from "../primitives/dimension.ts";
import { FEET_PER_UNIT, scaleFigure } from "../primitives/scale-figure.ts";
import { defineCover } from "../define-drawing.ts";

export const footingCover = defineCover(10, (scene, random, labels) => {
  const columns = random.integer(2, 3);
  const rows = random.integer(2, 3);
  const bay = random.pick([5, 5.5, 6]);
  const openColumn = random.integer(0, columns - 1);
  foundationGrid(scene, {
    columns,
    rows,
    bay,
    isOmitted: (along, column, row) => along === "x" && column === openColumn && row === rows,
  });
  loweredBox(scene, {
    at: [openColumn * bay + FOOTING_WIDTH / 2, rows * bay - 0.45, -0.8],
    size: [bay - FOOTING_WIDTH, 0.9, GRADE_BEAM.depth + 0.3],
    clearance: 2.8,
    hasOutline: true,
  });
  for (let bar = 0; bar < 4; bar++) box(scene, [columns * bay + 3, 1 + bar * 0.6, -1], [0.3, 0.3, 0.3]);
  box(scene, [columns * bay + 2.6, 4, -1], [2, 2.4, 1], { hatch: { right: "wide" } });
  scaleFigure(scene, [openColumn * bay + bay * 0.5, rows * bay + 2.2, -1]);
  if (labels !== undefined) {
    const feet = Math.round(columns * bay * FEET_PER_UNIT);
    const y = rows * bay + FOOTING_WIDTH / 2;
    dimension(scene, {
      from: [0, y, -1],
      to: [columns * bay, y, -1],
      offset: 3.4,
      text: `${feet} ft`,
      textSize: 1.6,
    });
  }
});
