import { roofTrusses } from "../composites/roof-trusses.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { defineCover } from "./define-cover.ts";

export const trussCover = defineCover(9, (scene, random) => {
  const count = random.integer(3, 5);
  const spacing = count === 5 ? 4 : 5;
  const panels = random.pick([6, 8]);
  const span = random.pick([14, 16, 18]);
  roofTrusses(scene, {
    count,
    spacing,
    span,
    panels,
    rise: random.pick([2.6, 3.2, 3.8]),
    hoistedTrussIndex: random.integer(Math.max(1, count - 2), count - 1),
  });
  scaleFigure(scene, [span * 0.4, (count - 1) * spacing + 2.6, 0]);
  scaleFigure(scene, [span * 0.46, (count - 1) * spacing + 3, 0]);
});
