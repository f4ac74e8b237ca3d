import { basePlate } from "../composites/base-plate.ts";
import { defineCover } from "../define-drawing.ts";

export const permanentCover = defineCover(15, (scene, random) => {
  const pedestal = random.pick([3.8, 4.4, 5]);
  basePlate(scene, {
    footing: pedestal + random.pick([2.6, 3.2, 3.8]),
    pedestal,
    pedestalHeight: random.pick([1.2, 1.7, 2.2]),
    boltsPerRow: random.integer(2, 3),
    columnHeight: random.integer(4, 6),
    clearance: random.pick([2.5, 2.9]),
  });
});
