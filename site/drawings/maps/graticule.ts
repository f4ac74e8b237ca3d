import type { GeoProjection } from "d3-geo";
import type { GeoLine } from "./atlas.ts";

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
