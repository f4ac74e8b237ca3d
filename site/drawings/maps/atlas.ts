import { createRequire } from "node:module";
import { transform, feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Position, Feature, MultiPolygon, Polygon } from "geojson";
import { geoArea, geoDistance } from "d3-geo";

export type City = { name: string; lat: number; lon: number };

const EARTH_RADIUS_MILES = 3958.8;

export type StateOutline = Feature<Polygon | MultiPolygon, { name: string }>;

/** Islands with a smaller area are ignored when the map is fitted: 15 km² in steradians (Earth radius 6,371 km). */
const MIN_ISLAND_STERADIANS = 15 / 6371 ** 2;

let weights: Float64Array[] | undefined;

/** US states from the Census Bureau's cartographic boundary files, as packaged by us-atlas. */
export type StatesTopology = Topology<{ states: GeometryCollection<{ name: string }> }>;

export type GeoLine = [number, number][];

export function getStateName({ properties }: { properties?: { name?: string } }): string {
  return properties?.name ?? "";
}

let atlas: StatesTopology | undefined;

export function loadStatesTopology(): StatesTopology {
  atlas ??= withPlainArcs(createRequire(import.meta.url)("us-atlas/states-10m.json") as StatesTopology);
  return atlas;
}

/** Dequantizes the arcs so that each can be simplified on its own. */
function withPlainArcs({ transform: quantization, ...topology }: StatesTopology): StatesTopology {
  const toDegrees = transform(quantization!);
  return {
    ...topology,
    arcs: topology.arcs.map((arc) => arc.map((step, index) => toDegrees(step, index > 0))),
  };
}

/**
 * Simplifies the states' borders (Douglas–Peucker), which neighboring states still share. Point weights are
 * computed once for all tolerances.
 * @param tolerance in degrees of latitude
 */
export function simplifyTopology(tolerance: number): StatesTopology {
  const topology = loadStatesTopology();
  const arcWeights = (weights ??= topology.arcs.map(pointWeights));
  const arcs = topology.arcs.map((arc, index) =>
    arc.filter((_, pointIndex) => arcWeights[index]![pointIndex]! > tolerance),
  );
  return { ...topology, arcs };
}

/**
 * Returns, for each point of `line`, the tolerance in degrees of latitude up to which the point is kept. The tolerance
 * is infinite for both ends. For a ring, it is infinite for two more points, because the ring would otherwise collapse.
 */
function pointWeights(line: readonly Position[]): Float64Array {
  const last = line.length - 1;
  const weights = new Float64Array(line.length);
  weights[0] = weights[last] = Infinity;
  const isRing = last > 2 && distance(line[0]!, line[last]!, line[last]!) < 1e-9;
  const fixedIndexes = isRing ? [0, Math.round(last / 3), Math.round((last * 2) / 3), last] : [0, last];
  for (const index of fixedIndexes) weights[index] = Infinity;
  const pendingParts = fixedIndexes
    .slice(1)
    .map((to, index) => ({ from: fixedIndexes[index]!, to, limit: Infinity }));
  for (let part = pendingParts.pop(); part; part = pendingParts.pop()) {
    const { from, to, limit } = part;
    let [farthest, reach] = [-1, -1];
    for (let index = from + 1; index < to; index++) {
      const deviation = distance(line[index]!, line[from]!, line[to]!);
      if (deviation > reach) [farthest, reach] = [index, deviation];
    }
    if (farthest < 0) continue;
    // The cap ensures that a point is never removed before the points inside the segments that it splits.
    const weight = Math.min(limit, reach);
    weights[farthest] = weight;
    pendingParts.push({ from, to: farthest, limit: weight }, { from: farthest, to, limit: weight });
  }
  return weights;
}

/** Returns the distance from `point` to the segment `from`–`to`, in degrees of latitude. */
function distance(point: Position, from: Position, to: Position): number {
  const longitudeScale = Math.cos((point[1]! * Math.PI) / 180);
  const runX = (to[0]! - from[0]!) * longitudeScale;
  const runY = to[1]! - from[1]!;
  const offX = (point[0]! - from[0]!) * longitudeScale;
  const offY = point[1]! - from[1]!;
  const length = runX * runX + runY * runY;
  const fraction = length === 0 ? 0 : Math.max(0, Math.min(1, (offX * runX + offY * runY) / length));
  return Math.sqrt((offX - fraction * runX) ** 2 + (offY - fraction * runY) ** 2);
}

export function stateOutline(topology: StatesTopology, name: string): StateOutline {
  const geometry = topology.objects.states.geometries.find((candidate) => getStateName(candidate) === name);
  if (!geometry) throw new Error(`Unknown state "${name}": the map data (us-atlas) does not contain it`);
  // Simplification may invert the winding order of an islet, which would then fill the globe.
  return filterParts(feature(topology, geometry) as StateOutline, (steradians) => steradians < 2 * Math.PI);
}

function filterParts(outline: StateOutline, isIncluded: (steradians: number) => boolean): StateOutline {
  if (outline.geometry.type === "Polygon") return outline;
  const coordinates = outline.geometry.coordinates.filter((part) =>
    isIncluded(geoArea({ type: "Polygon", coordinates: part })),
  );
  return { ...outline, geometry: { type: "MultiPolygon", coordinates } };
}

/**
 * Returns the outline without islands smaller than 15 km², for fitting the map. Otherwise, the islets far
 * west of Hawaii would push its main islands into a corner.
 */
export const withoutIslets = (outline: StateOutline): StateOutline =>
  filterParts(outline, (steradians) => steradians >= MIN_ISLAND_STERADIANS);

export function milesBetween(from: Omit<City, "name">, to: Omit<City, "name">): number {
  return geoDistance([from.lon, from.lat], [to.lon, to.lat]) * EARTH_RADIUS_MILES;
}

/** Formats a coordinate in degrees and minutes, such as `29°46′N`. */
export function formatDegrees(degrees: number, [positive, negative]: readonly [string, string]): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′${degrees >= 0 ? positive : negative}`;
}

/** Formats a city's coordinates, such as `29°46′N 95°22′W`. */
export function formatCoordinates({ lat, lon }: Omit<City, "name">): string {
  return `${formatDegrees(lat, ["N", "S"])} ${formatDegrees(lon, ["E", "W"])}`;
}
