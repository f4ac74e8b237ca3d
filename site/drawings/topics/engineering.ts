import { trussSpan } from "../composites/truss-span.ts";
import { defineCover } from "../define-drawing.ts";

export const engineeringCover = defineCover(9, (scene, random, labels) => {
  const panels = random.integer(4, 7);
  const length = panels * random.pick([3.5, 4]);
  trussSpan(scene, {
    length,
    panels,
    height: random.pick([3.8, 4.4, 5]),
    width: random.pick([4.2, 5.4]),
    seatHeight: random.pick([2.8, 3.6]),
    orangeDiagonal: random.integer(2, panels * 2 - 2),
    dimension: labels && { span: labels.span, textSize: 1.9 },
  });
});
