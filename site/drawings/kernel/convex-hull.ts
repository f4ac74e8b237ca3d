import type { Point2 } from "./projection.ts";

/** Returns the convex hull of `points` (Andrew's monotone chain). */
export function convexHull(points: readonly Point2[]): Point2[] {
  const sortedPoints = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (line: readonly Point2[]) => {
    const hull: Point2[] = [];
    for (const point of line) {
      while (hull.length > 1 && crossProduct(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...chain(sortedPoints), ...chain(sortedPoints.reverse())];
}

function crossProduct(a: Point2, b: Point2, c: Point2): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
