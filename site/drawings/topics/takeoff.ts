import { explodedBuilding } from "../composites/exploded-building.ts";
import { defineCover } from "../define-drawing.ts";

export const takeoffCover = defineCover(10.5, (scene, random, labels) => {
  const columns = random.integer(2, 3);
  explodedBuilding(scene, {
    columns,
    rows: columns === 3 ? 2 : random.integer(2, 3),
    measuredAssembly: random.pick(["deck", "slab"]),
    labels,
  });
});
