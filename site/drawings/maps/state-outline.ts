import { geoArea } from "d3-geo";
import type { Feature, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import { getStateName, type StatesTopology } from "./atlas.ts";

export type StateOutline = Feature<Polygon | MultiPolygon, { name: string }>;

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

/** Islands with a smaller area are ignored when the map is fitted: 15 km² in steradians (Earth radius 6,371 km). */
const MIN_ISLAND_STERADIANS = 15 / 6371 ** 2;

/**
 * Returns the outline without islands smaller than 15 km², for fitting the map. Otherwise, the islets far
 * west of Hawaii would push its main islands into a corner.
 */
export const withoutIslets = (outline: StateOutline): StateOutline =>
  filterParts(outline, (steradians) => steradians >= MIN_ISLAND_STERADIANS);
