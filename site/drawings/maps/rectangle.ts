import type { Point2 } from "../svg-markup.ts";

export type Rectangle = { left: number; top: number; right: number; bottom: number };

export function rectangleAround([x, y]: Point2, halfWidth: number, halfHeight = halfWidth): Rectangle {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

export function padHorizontally({ left, right, top, bottom }: Rectangle, padding: number): Rectangle {
  return { left: left - padding, right: right + padding, top, bottom };
}

export function overlapArea(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function contains(outer: Rectangle, inner: Rectangle): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}

/** Whether the segment from `a` to `b` intersects the rectangle. */
export const intersectsSegment = (rectangle: Rectangle, a: Point2, b: Point2): boolean =>
  clipSegment(rectangle, a, b) !== undefined;

/** Returns the length of the segment's part in the rectangle. */
export function lengthInside(rectangle: Rectangle, a: Point2, b: Point2): number {
  const [enter, leave] = clipSegment(rectangle, a, b) ?? [0, 0];
  return (leave - enter) * Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Returns where the segment enters and leaves the rectangle, as fractions of its length (Liang–Barsky). */
function clipSegment(
  { left, top, right, bottom }: Rectangle,
  a: Point2,
  b: Point2,
): [enter: number, leave: number] | undefined {
  const [runX, runY] = [b[0] - a[0], b[1] - a[1]];
  let [enter, leave] = [0, 1];
  for (const [step, room] of [
    [-runX, a[0] - left],
    [runX, right - a[0]],
    [-runY, a[1] - top],
    [runY, bottom - a[1]],
  ] as const) {
    if (step === 0) {
      if (room < 0) return undefined;
    } else if (step < 0) enter = Math.max(enter, room / step);
    else leave = Math.min(leave, room / step);
  }
  return enter <= leave ? [enter, leave] : undefined;
}
