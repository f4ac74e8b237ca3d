import type { Box3 } from "../kernel/box3.ts";
import { segment, type Point3 } from "../kernel/projection.ts";

/** Returns detail lines on the visible faces of a box: top (max z), left (max y) and right (max x). */
export type FaceLines = (box: Box3) => Point3[][];

function stations(from: number, to: number, pitch: number): number[] {
  const count = Math.ceil((to - from - 0.01) / pitch) - 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => from + (index + 1) * pitch);
}

export function flanges(along: "x" | "y"): FaceLines {
  return ({ min, max }) => {
    const thickness = (max[2] - min[2]) * 0.2;
    const [x, y] = along === "x" ? [min[0], max[1]] : [max[0], min[1]];
    return [min[2] + thickness, max[2] - thickness].map((z) => segment([x, y, z], [max[0], max[1], z]));
  };
}

export const columnWeb: FaceLines = ({ min, max }) => {
  const width = max[0] - min[0];
  const middle = (min[1] + max[1]) / 2;
  return [
    segment([max[0], middle, min[2]], [max[0], middle, max[2]]),
    ...[0.28, 0.72].map((fraction): Point3[] =>
      segment([min[0] + width * fraction, max[1], min[2]], [min[0] + width * fraction, max[1], max[2]]),
    ),
  ];
};

/** Creates ribs on the top face along x, `pitch` apart. */
export function ribsAlongX(pitch: number): FaceLines {
  return ({ min, max }) =>
    stations(min[1], max[1], pitch).map((y) => segment([min[0], y, max[2]], [max[0], y, max[2]]));
}

/** Creates ribs on the top face along y, `pitch` apart. */
export function ribsAlongY(pitch: number): FaceLines {
  return ({ min, max }) =>
    stations(min[0], max[0], pitch).map((x) => segment([x, min[1], max[2]], [x, max[1], max[2]]));
}

/** Creates horizontal lines around both vertical faces, `pitch` apart. */
export function courses(pitch: number): FaceLines {
  return ({ min, max }) =>
    stations(min[2], max[2], pitch).map((z) => [
      [min[0], max[1], z],
      [max[0], max[1], z],
      [max[0], min[1], z],
    ]);
}

/** Creates vertical lines on the left face (along x), `pitch` apart. */
export function mullionsAlongX(pitch: number): FaceLines {
  return ({ min, max }) =>
    stations(min[0], max[0], pitch).map((x) => segment([x, max[1], min[2]], [x, max[1], max[2]]));
}

/** Creates vertical lines on the right face (along y), `pitch` apart. */
export function mullionsAlongY(pitch: number): FaceLines {
  return ({ min, max }) =>
    stations(min[1], max[1], pitch).map((y) => segment([max[0], y, min[2]], [max[0], y, max[2]]));
}
