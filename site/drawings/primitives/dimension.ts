import { segment, type Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { groundText } from "./ground-text.ts";

export type Dimension = {
  /** Start of the measured distance. The two points differ only along x or only along y. */
  from: Point3;
  to: Point3;
  offset: number;
  text: string;
  /** Text height in units of space (about 6 ft). */
  textSize?: number;
  witnessFrom?: number;
};

const WITNESS_OVERSHOOT = 0.6;
const TICK = 0.45;
const TEXT_LIFT = 0.45;

/** Draws a dimension on the ground: witness lines, slashed ends, and text above and parallel to the line. */
export function dimension(
  scene: Scene,
  { from, to, offset, text, textSize = 1, witnessFrom = 0.55 }: Dimension,
): void {
  const isAlongX = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]);
  const shift = ([x, y, z]: Point3, by: number): Point3 => (isAlongX ? [x, y + by, z] : [x + by, y, z]);
  const lineEnds = [shift(from, offset), shift(to, offset)] as const;
  const witnesses = [from, to].map((point) => [
    shift(point, witnessFrom),
    shift(point, offset + WITNESS_OVERSHOOT),
  ]);
  const ticks = lineEnds.map(([x, y, z]): Point3[] =>
    segment([x - TICK, y + TICK, z], [x + TICK, y - TICK, z]),
  );
  const middle: Point3 = [
    (lineEnds[0][0] + lineEnds[1][0]) / 2,
    (lineEnds[0][1] + lineEnds[1][1]) / 2,
    from[2],
  ];
  scene.addFlat(
    `<path class="dimension" d="${scene.paths([[...lineEnds], ...witnesses])}"/><path class="tick" d="${scene.paths(ticks)}"/>` +
      groundText(scene, {
        text,
        at: shift(middle, -TEXT_LIFT),
        along: isAlongX ? "x" : "y",
        size: textSize,
      }),
  );
}
