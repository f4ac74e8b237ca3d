import { explodedBuilding } from "../composites/exploded-building.ts";
import { Scene } from "../kernel/scene.ts";
import type { CoverDrawing } from "./cover.ts";

export const takeoffCover: CoverDrawing = (random, { isAnnotated, labels }) => {
  const scene = new Scene(10.5, { hasMemberDetail: isAnnotated });
  const columns = random.integer(2, 3);
  explodedBuilding(scene, {
    columns,
    rows: columns === 3 ? 2 : random.integer(2, 3),
    measuredAssembly: random.pick(["deck", "slab"]),
    labels,
  });
  return scene.toDrawing();
};
