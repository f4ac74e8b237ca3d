import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { dimension, type Dimension } from "./dimension.ts";
import { groundText } from "./ground-text.ts";

/**
 * Draws a dimension with its figure (the first two words) above the line and the rest, in smaller text, below
 * it.
 */
export function stackedDimension(scene: Scene, options: Dimension): void {
  const { from, to, offset, text, textSize = 1 } = options;
  const [first = "", second = "", ...rest] = text.split(" ");
  const figure = `${first} ${second}`.replace(/,$/, "");
  dimension(scene, { ...options, text: figure, textSize: textSize * 1.2 });
  if (rest.length === 0) return;
  const isAlongX = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]);
  const restOffset = offset + textSize * 1.3;
  const middle: Point3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, from[2]];
  const at: Point3 = isAlongX
    ? [middle[0], middle[1] + restOffset, middle[2]]
    : [middle[0] + restOffset, middle[1], middle[2]];
  scene.addFlat(groundText(scene, { text: rest.join(" "), at, along: isAlongX ? "x" : "y", size: textSize }));
}
