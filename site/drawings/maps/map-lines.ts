import { geoPath, type GeoContext, type GeoPermissibleObjects, type GeoProjection } from "d3-geo";
import { formatNumber, pathData, type Point2 } from "../svg-markup.ts";
import type { GeoLine } from "./atlas.ts";

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

const STEPS = [10, 5, 2, 1, 0.5, 0.25, 1 / 6, 1 / 12];

export type Graticule = { step: number; parallels: number[]; meridians: number[]; lines: GeoLine[] };

/**
 * Returns the parallels and meridians for a frame of `width` by `height` user units, at the widest round
 * interval that gives at least four parallels.
 */
export function graticule(projection: GeoProjection, width: number, height: number): Graticule {
  const edge: [number, number][] = [];
  for (let fraction = 0; fraction <= 1; fraction += 0.25) {
    edge.push(
      [fraction * width, 0],
      [fraction * width, height],
      [0, fraction * height],
      [width, fraction * height],
    );
  }
  const coordinates = edge
    .map((point) => projection.invert?.(point))
    .filter((coordinate) => coordinate != null);
  const [center] = projection.invert?.([width / 2, height / 2]) ?? [0];
  const longitudes = coordinates.map(([lon]) => center + ((((lon - center + 540) % 360) + 360) % 360) - 180);
  const latitudes = coordinates.map(([, lat]) => lat);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const step = STEPS.find((size) => (north - south) / size >= 4.5) ?? 1 / 12;
  const multiples = (from: number, to: number) => {
    const first = Math.ceil(from / step);
    return Array.from(
      { length: Math.max(0, Math.floor(to / step) - first + 1) },
      (_, index) => (first + index) * step,
    );
  };
  const parallels = multiples(south, north);
  const meridians = multiples(west, east);
  const sampleBetween = (from: number, to: number) =>
    Array.from({ length: 9 }, (_, index) => from + ((to - from) * index) / 8);
  return {
    step,
    parallels,
    meridians,
    lines: [
      ...parallels.map((lat) => sampleBetween(west, east).map((lon): [number, number] => [lon, lat])),
      ...meridians.map((lon) => sampleBetween(south, north).map((lat): [number, number] => [lon, lat])),
    ],
  };
}
