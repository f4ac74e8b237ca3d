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
  /** Smaller text below the line. */
  note?: { text: string; textSize: number };
};

const WITNESS_OVERSHOOT = 0.6;
const TICK = 0.45;
const TEXT_LIFT = 0.45;

/** Draws a dimension on the ground: witness lines, slashed ends, and text above and parallel to the line. */
export function dimension(
  scene: Scene,
  { from, to, offset, text, textSize = 1, witnessFrom = 0.55, note }: Dimension,
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
  const middleOf = ([start, end]: readonly [Point3, Point3]): Point3 => [
    (start[0] + end[0]) / 2,
    (start[1] + end[1]) / 2,
    start[2],
  ];
  const along = isAlongX ? "x" : "y";
  scene.addFlat(
    `<path class="dimension" d="${scene.paths([[...lineEnds], ...witnesses])}"/><path class="tick" d="${scene.paths(ticks)}"/>` +
      groundText(scene, { text, at: shift(middleOf(lineEnds), -TEXT_LIFT), along, size: textSize }),
  );
  if (note?.text)
    scene.addFlat(
      groundText(scene, {
        text: note.text,
        at: shift(middleOf([from, to]), offset + note.textSize * 1.3),
        along,
        size: note.textSize,
      }),
    );
}
