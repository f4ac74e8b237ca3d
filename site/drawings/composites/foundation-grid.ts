import type { Scene } from "../kernel/scene.ts";
import { box, concreteHatch } from "../primitives/box.ts";

type FoundationGrid = {
  columns: number;
  rows: number;
  bay: number;
  /** Whether to omit the grade beam that runs along x or y from the node at (column, row). */
  isOmitted?: (along: "x" | "y", column: number, row: number) => boolean;
};

/** Z position of the bottom of the footings. */
export const FOUNDATION_BASE = -1;
export const FOOTING_WIDTH = 2.2;
export const GRADE_BEAM = { width: 0.5, depth: 0.6 };

export function foundationGrid(
  scene: Scene,
  { columns, rows, bay, isOmitted = () => false }: FoundationGrid,
): void {
  const half = FOOTING_WIDTH / 2;
  const { width, depth } = GRADE_BEAM;
  for (let i = 0; i <= columns; i++) {
    for (let j = 0; j <= rows; j++) {
      const [x, y] = [i * bay, j * bay];
      box(scene, [x - half, y - half, FOUNDATION_BASE], [FOOTING_WIDTH, FOOTING_WIDTH, 0.8], {
        hatch: concreteHatch.cut,
      });
      box(scene, [x - 0.5, y - 0.5, FOUNDATION_BASE + 0.8], [1, 1, 0.7]);
      if (i < columns && !isOmitted("x", i, j)) {
        box(scene, [x + half, y - width / 2, FOUNDATION_BASE + 0.2], [bay - FOOTING_WIDTH, width, depth], {
          hatch: { left: "wide" },
        });
      }
      if (j < rows && !isOmitted("y", i, j)) {
        box(scene, [x - width / 2, y + half, FOUNDATION_BASE + 0.2], [width, bay - FOOTING_WIDTH, depth], {
          hatch: { right: "close" },
        });
      }
    }
  }
}
