import type { Scene } from "../kernel/scene.ts";
import { box, concreteHatch } from "../primitives/box.ts";

type FoundationGrid = {
  columns: number;
  rows: number;
  bay: number;
  footing?: number;
  base?: number;
  /** Whether to omit the grade beam that runs along x or y from the node at (column, row). */
  isOmitted?: (along: "x" | "y", column: number, row: number) => boolean;
};

export const GRADE_BEAM = { width: 0.5, depth: 0.6 };

export function foundationGrid(
  scene: Scene,
  { columns, rows, bay, footing = 2.2, base = -1, isOmitted = () => false }: FoundationGrid,
): void {
  const half = footing / 2;
  const { width, depth } = GRADE_BEAM;
  for (let i = 0; i <= columns; i++) {
    for (let j = 0; j <= rows; j++) {
      const [x, y] = [i * bay, j * bay];
      box(scene, [x - half, y - half, base], [footing, footing, 0.8], { hatch: concreteHatch.cut });
      box(scene, [x - 0.5, y - 0.5, base + 0.8], [1, 1, 0.7]);
      if (i < columns && !isOmitted("x", i, j)) {
        box(scene, [x + half, y - width / 2, base + 0.2], [bay - footing, width, depth], {
          hatch: { left: "wide" },
        });
      }
      if (j < rows && !isOmitted("y", i, j)) {
        box(scene, [x - width / 2, y + half, base + 0.2], [width, bay - footing, depth], {
          hatch: { right: "close" },
        });
      }
    }
  }
}
