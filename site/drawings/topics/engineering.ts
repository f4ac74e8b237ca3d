import { trussSpan } from "../composites/truss-span.ts";
import { Scene } from "../kernel/scene.ts";
import type { CoverDrawing } from "./cover.ts";

export const engineeringCover: CoverDrawing = (random, { isAnnotated, labels }) => {
  const scene = new Scene(9, { hasMemberDetail: isAnnotated });
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
  return scene.toDrawing();
};
