/**
 * A point in 3D space: x runs right and down on the drawing, y left and down, and z up. One unit is about 6
 * ft.
 */
export type Point3 = readonly [x: number, y: number, z: number];

/** A point on the drawing in user units, with y pointing down. */
export type Point2 = readonly [x: number, y: number];

export const COS_30 = Math.cos(Math.PI / 6);
export const SIN_30 = 0.5;

/** Projects a point isometrically. `scale` is user units per unit of space. */
export function project([x, y, z]: Point3, scale: number): Point2 {
  return [(x - y) * COS_30 * scale, ((x + y) * SIN_30 - z) * scale];
}

/** Returns the line between two points. */
export const segment = (from: Point3, to: Point3): [Point3, Point3] => [from, to];

/** Returns a line along an axis from its center, with half of its length on each side. */
export const centeredSegment = ([x, y, z]: Point3, half: number, along: "x" | "y"): [Point3, Point3] =>
  along === "x" ? segment([x - half, y, z], [x + half, y, z]) : segment([x, y - half, z], [x, y + half, z]);

/** Returns the corners of a horizontal rectangle from its far to its near corner. */
export const rectangleAt = (x: number, y: number, nearX: number, nearY: number, z: number): Point3[] => [
  [x, y, z],
  [nearX, y, z],
  [nearX, nearY, z],
  [x, nearY, z],
];
