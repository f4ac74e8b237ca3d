import { houseFrame } from "../composites/house-frame.ts";
import { dimension } from "../primitives/dimension.ts";
import { FEET_PER_UNIT, scaleFigure } from "../primitives/scale-figure.ts";
import { defineCover } from "../define-drawing.ts";

export const houseCover = defineCover(12, (scene, random, labels) => {
  const length = random.pick([9, 10.5, 12, 13.5]);
  const depth = random.integer(7, 9);
  houseFrame(scene, {
    length,
    depth,
    rise: random.pick([2.6, 3, 3.4, 3.8]),
    ridgeWidth: 0.46,
    ridgeDepth: 0.8,
    sheathedBays: random.integer(0, 3),
  });
  scaleFigure(scene, [length + 2.2, depth * 0.6, -1.1]);
  if (labels !== undefined) {
    const feet = Math.round(length * FEET_PER_UNIT);
    dimension(scene, {
      from: [0, depth, -1.1],
      to: [length, depth, -1.1],
      offset: 2.8,
      text: `${feet} ft`,
      textSize: 1.5,
    });
  }
});
