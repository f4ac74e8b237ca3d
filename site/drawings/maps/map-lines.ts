import { geoPath, type GeoContext, type GeoPermissibleObjects, type GeoProjection } from "d3-geo";
import { formatNumber, pathData, type Point2 } from "../svg-markup.ts";

type MapLine = { points: Point2[]; isClosed: boolean };

export function linesPath(lines: readonly MapLine[]): string {
  return lines.map(({ points, isClosed }) => pathData(points, isClosed)).join("");
}

/**
 * Returns the lines of `object`, for compact relative path data. Skips points closer than `spacing` to the
 * previous point.
 */
export function mapLines(
  projection: GeoProjection,
  object: GeoPermissibleObjects,
  spacing: number,
): MapLine[] {
  const lines: MapLine[] = [];
  const recorder: GeoContext = {
    moveTo: (x, y) => lines.push({ points: [[x, y]], isClosed: false }),
    lineTo: (x, y) => lines.at(-1)!.points.push([x, y]),
    closePath: () => (lines.at(-1)!.isClosed = true),
    arc: () => undefined,
    beginPath: () => undefined,
  };
  geoPath(projection, recorder)(object);
  return lines
    .map(({ points, isClosed }) => ({ points: thinOut(points, spacing), isClosed }))
    .filter(({ points, isClosed }) => points.length > (isClosed ? 2 : 1));
}

function thinOut(points: readonly Point2[], spacing: number): Point2[] {
  let last: Point2 | undefined;
  return points.filter((point, index) => {
    const isFar = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= spacing;
    if (isFar || index === points.length - 1) last = point;
    return last === point;
  });
}

export function segmentPath(from: Point2, to: Point2): string {
  return `M${formatNumber(from[0])} ${formatNumber(from[1])}L${formatNumber(to[0])} ${formatNumber(to[1])}`;
}
