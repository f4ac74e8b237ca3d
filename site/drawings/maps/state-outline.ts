import { geoArea } from "d3-geo";
import type { Feature, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import { nameOf, type StatesTopology } from "./atlas.ts";

export type StateOutline = Feature<Polygon | MultiPolygon, { name: string }>;

/** The outline of the state called `name`. Throws when the atlas has no such state. */
export function stateOutline(topology: StatesTopology, name: string): StateOutline {
  const geometry = topology.objects.states.geometries.find((candidate) => nameOf(candidate) === name);
  if (!geometry) throw new Error(`The atlas has no state called "${name}"`);
  return withoutFlippedParts(feature(topology, geometry) as StateOutline);
}

/** An islet that simplifying turned inside out would cover the globe; nothing of it can be seen at that scale. */
function withoutFlippedParts(outline: StateOutline): StateOutline {
  if (outline.geometry.type === "Polygon") return outline;
  const coordinates = outline.geometry.coordinates.filter(
    (part) => geoArea({ type: "Polygon", coordinates: part }) < 2 * Math.PI,
  );
  return { ...outline, geometry: { type: "MultiPolygon", coordinates } };
}

/** 15 km², as a share of the unit sphere's surface that d3 measures in. */
const SMALLEST_PART = 15 / 6371 ** 2;

/**
 * The outline without islands under 15 km²: what a map of the state is fitted to.
 * Else the reefs and islets far west of Hawaii would push its islands into a corner.
 */
export function mainParts(outline: StateOutline): StateOutline {
  if (outline.geometry.type === "Polygon") return outline;
  const coordinates = outline.geometry.coordinates.filter(
    (part) => geoArea({ type: "Polygon", coordinates: part }) >= SMALLEST_PART,
  );
  return { ...outline, geometry: { type: "MultiPolygon", coordinates } };
}
