import { geoPath, type GeoContext, type GeoPermissibleObjects, type GeoProjection } from "d3-geo";
import { formatNumber, pathData, type Point2 } from "../svg-markup.ts";
import { type GeoLine, milesBetween } from "./atlas.ts";
import type { Rectangle } from "./place-labels.ts";

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

export type MarginItem = { svg: string; box: Rectangle };

const ROUND_MILES = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];

/**
 * Returns the number of user units per mile at `point`. The projection is conformal, so the direction does
 * not matter.
 */
export function unitsPerMile(projection: GeoProjection, point: Point2): number {
  const [lon, lat] = invert(projection, point);
  const north = projection([lon, lat + 0.05])!;
  return (
    Math.hypot(north[0] - point[0], north[1] - point[1]) /
    milesBetween({ lon, lat }, { lon, lat: lat + 0.05 })
  );
}

/** Returns a scale bar of two round lengths that fit into `availableWidth` user units, with its left end at `at`. */
export function scaleBar(
  [x, y]: Point2,
  mileWidth: number,
  availableWidth: number,
  textSize: number,
): MarginItem & { miles: number } {
  const miles = [...ROUND_MILES].reverse().find((length) => length * 2 * mileWidth <= availableWidth) ?? 1;
  const segmentWidth = miles * mileWidth;
  const [half, full, double] = [segmentWidth / 2, segmentWidth, segmentWidth * 2].map(formatNumber);
  const text = (left: number, content: string, anchor: string) =>
    `<text class="map-note" font-size="${textSize}" x="${formatNumber(left)}" y="${formatNumber(y - 10)}" text-anchor="${anchor}">${content}</text>`;
  const svg =
    `<path class="edge" d="M${formatNumber(x)} ${formatNumber(y)}h${double}M${formatNumber(x)} ${formatNumber(y - 6)}v6m${full}-6v6m${full}-6v6"/>` +
    `<path class="solid" d="M${formatNumber(x)} ${formatNumber(y - 4)}h${half}v4h-${half}zM${formatNumber(x + segmentWidth)} ${formatNumber(y - 4)}h${full}v4h-${full}z"/>` +
    text(x, "0", "middle") +
    text(x + segmentWidth, String(miles), "middle") +
    text(x + 2 * segmentWidth - textSize * 0.9, `${miles * 2} mi`, "start");
  const right = x + 2 * segmentWidth + textSize * 3;
  return { svg, miles, box: { left: x - 8, top: y - 12 - textSize, right, bottom: y + 4 } };
}

export function northArrow(
  projection: GeoProjection,
  [x, y]: Point2,
  radius: number,
  textSize: number,
): MarginItem {
  const [lon, lat] = invert(projection, [x, y]);
  const north = projection([lon, lat + 0.1])!;
  const northAngle = Math.atan2(north[0] - x, y - north[1]);
  const tipDistance = radius * 1.55;
  const halfWidth = formatNumber(radius * 0.36);
  const [letterX, letterY] = [
    x + Math.sin(northAngle) * (tipDistance + textSize * 0.6),
    y - Math.cos(northAngle) * (tipDistance + textSize * 0.2),
  ];
  const svg =
    `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber((northAngle * 180) / Math.PI)})">` +
    `<circle class="fine" r="${radius}"/><path class="edge" d="M0 ${formatNumber(radius * 1.35)}V-${formatNumber(tipDistance)}L-${halfWidth} ${formatNumber(radius * 0.2)}L0 0"/>` +
    `<path class="solid" d="M0-${formatNumber(tipDistance)}L${halfWidth} ${formatNumber(radius * 0.2)}L0 0z"/></g>` +
    `<text class="city" font-size="${textSize}" x="${formatNumber(letterX)}" y="${formatNumber(letterY)}" text-anchor="middle">N</text>`;
  return {
    svg,
    box: {
      left: x - radius - 4,
      top: y - tipDistance - textSize - 4,
      right: x + radius + 4,
      bottom: y + radius * 1.4,
    },
  };
}

function invert(projection: GeoProjection, point: Point2): [number, number] {
  return projection.invert?.([point[0], point[1]]) ?? [0, 0];
}
