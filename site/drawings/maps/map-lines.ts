import { geoPath, type GeoPermissibleObjects, type GeoProjection } from "d3-geo";
import { formatNumber, pathData } from "../kernel/path-data.ts";
import type { Point2 } from "../kernel/projection.ts";
import type { Rectangle } from "./rectangle.ts";

/** Records the lines that d3 draws, for compact relative path data. */
class LineCollector {
  lines: MapLine[] = [];
  moveTo(x: number, y: number): void {
    this.lines.push({ points: [[x, y]], isClosed: false });
  }
  lineTo(x: number, y: number): void {
    this.lines.at(-1)?.points.push([x, y]);
  }
  closePath(): void {
    const line = this.lines.at(-1);
    if (line) line.isClosed = true;
  }
  arc(): void {}
  beginPath(): void {}
}

type MapLine = { points: Point2[]; isClosed: boolean };

export function linesPath(lines: readonly MapLine[]): string {
  return lines.map(({ points, isClosed }) => pathData(points, isClosed)).join("");
}

/**
 * Returns the lines of `object`, optionally clipped to `frame` (in user units). Skips points closer than
 * `spacing` to the previous point.
 */
export function mapLines(
  projection: GeoProjection,
  object: GeoPermissibleObjects,
  frame: Rectangle | undefined,
  spacing = 0,
): MapLine[] {
  const clip = frame && projection.clipExtent();
  if (frame) {
    projection.clipExtent([
      [frame.left, frame.top],
      [frame.right, frame.bottom],
    ]);
  }
  const collector = new LineCollector();
  geoPath(projection, collector as unknown as CanvasRenderingContext2D)(object);
  if (clip !== undefined) projection.clipExtent(clip);
  return collector.lines
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
