import { geoBounds, geoCentroid, geoConicConformal, geoMercator, geoPath, type GeoProjection } from "d3-geo";
import { formatNumber, CLOSE_HATCH } from "../svg-markup.ts";
import {
  formatDegrees,
  withoutIslets,
  stateOutline,
  type StateOutline,
  getStateName,
  loadStatesTopology,
  type StatesTopology,
} from "./atlas.ts";
import { linesPath, mapLines, type Graticule, type MarginItem } from "./map-elements.ts";
import { overlapArea, padHorizontally, type Rectangle, monoWidth } from "./place-labels.ts";
import { mesh } from "topojson-client";
import { memoize } from "./memoize.ts";

/** Space on the left and right that keeps adjacent labels distinct. */
const LABEL_PADDING = 6;

export function graticuleLabels(
  projection: GeoProjection,
  { step, parallels, meridians }: Graticule,
  { width, height, textSize }: { width: number; height: number; textSize: number },
): MarginItem[] {
  const name = (degrees: number, letters: readonly [string, string]) => {
    const wrappedDegrees = ((((degrees + 180) % 360) + 360) % 360) - 180;
    return step >= 1
      ? `${Math.round(Math.abs(wrappedDegrees))}°${letters[wrappedDegrees >= 0 ? 0 : 1]}`
      : formatDegrees(wrappedDegrees, letters);
  };
  const label = (x: number, y: number, text: string): MarginItem => ({
    svg: `<text class="map-note" font-size="${textSize}" x="${formatNumber(x)}" y="${formatNumber(y)}">${text}</text>`,
    box: { left: x, top: y - textSize, right: x + monoWidth(text, textSize), bottom: y + 2 },
  });
  const [west] = projection.invert?.([0, height / 2]) ?? [0];
  const [, south] = projection.invert?.([width / 2, height]) ?? [0, 0];
  const leftLabels = parallels.flatMap((lat) => {
    const y = findCrossing((lon) => projection([lon, lat]), west, 0);
    return y !== undefined && y > 24 && y < height - 40 ? [label(8, y - 5, name(lat, ["N", "S"]))] : [];
  });
  const bottomLabels = meridians.flatMap((lon) => {
    const x = findCrossing((lat) => projection([lon, lat]), south, 1, height);
    return x !== undefined && x > 64 && x < width - 80
      ? [label(x + 5, height - 9, name(lon, ["E", "W"]))]
      : [];
  });
  return [...leftLabels, ...bottomLabels].filter(
    ({ box }, index, all) =>
      index === 0 || overlapArea(padHorizontally(all[index - 1]!.box, LABEL_PADDING), box) === 0,
  );
}

/**
 * Finds where a graticule line crosses an edge of the map: searches near `start` degrees for the point whose
 * `axis` coordinate is `edge`, and returns its other coordinate.
 */
function findCrossing(
  projectDegrees: (degrees: number) => [number, number] | null,
  start: number,
  axis: 0 | 1,
  edge = 0,
): number | undefined {
  let degrees = start;
  for (let round = 0; round < 12; round++) {
    const [here, there] = [projectDegrees(degrees), projectDegrees(degrees + 0.01)];
    if (!here || !there) return undefined;
    const offset = here[axis] - edge;
    if (Math.abs(offset) < 0.5) return here[1 - axis];
    const slope = (there[axis] - here[axis]) / 0.01;
    if (Math.abs(slope) < 1e-6) return undefined;
    degrees -= offset / slope;
  }
  return undefined;
}

type Extent = readonly [left: number, top: number, right: number, bottom: number];

/**
 * Returns a conformal projection centered on the state and fitted into `extent`: Lambert conic with parallels
 * chosen for the state, or Mercator near the equator.
 */
export function stateProjection(outline: StateOutline, [left, top, right, bottom]: Extent): GeoProjection {
  const [longitude] = geoCentroid(outline);
  const [[, south], [, north]] = geoBounds(outline);
  const sixth = (north - south) / 6;
  const projection =
    north < 25
      ? geoMercator().rotate([-longitude, 0])
      : geoConicConformal()
          .parallels([south + sixth, north - sixth])
          .rotate([-longitude, 0]);
  return projection.precision(0.4).fitExtent(
    [
      [left, top],
      [right, bottom],
    ],
    outline,
  );
}

const MAX_BAND_WIDTH = 34;
const MIN_BAND_WIDTH = 9;

/**
 * Returns the width of the hatched band inside the state's border: 34 units, or less for states made up of
 * small islands.
 */
export function bandWidth(projection: GeoProjection, outline: StateOutline): number {
  const { geometry } = withoutIslets(outline);
  const parts = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const path = geoPath(projection);
  const largest = Math.max(...parts.map((coordinates) => path.area({ type: "Polygon", coordinates })));
  return Math.max(MIN_BAND_WIDTH, Math.min(MAX_BAND_WIDTH, Math.sqrt(largest) * 0.09));
}

export function stateLayers(outline: string, graticule: string, band: number): string {
  const use = `<use href="#state"`;
  return (
    `<defs>${CLOSE_HATCH}<path id="state" d="${outline}"/><clipPath id="clip">${use}/></clipPath></defs>` +
    `${use} class="state-fill"/><path class="graticule" d="${graticule}"/>` +
    // Strokes are centered on the border, so they have double width and are clipped to the inner half.
    `<g clip-path="url(#clip)">${use} stroke="url(#hatch-close)" stroke-width="${formatNumber(band)}"/></g>` +
    `${use} class="state-line"/>`
  );
}

/** Returns the borders and coasts of other states in the frame. Alaska and Hawaii have no neighbors. */
export function neighborLines(
  topology: StatesTopology,
  outline: StateOutline,
  projection: GeoProjection,
): string {
  const { name } = outline.properties;
  const searchBounds = surroundingDegrees(outline);
  const geometries = topology.objects.states.geometries.filter((geometry) => {
    const stateName = getStateName(geometry);
    return (
      stateName === name ||
      (!DETACHED_STATES.includes(stateName) && overlapArea(searchBounds, boundsOf(stateName)) > 0)
    );
  });
  const states: StatesTopology["objects"]["states"] = { type: "GeometryCollection", geometries };
  const lines = mesh(topology, states, (a, b) => getStateName(a) !== name && getStateName(b) !== name);
  return linesPath(mapLines(projection, lines, 0.8));
}

const DETACHED_STATES = ["Alaska", "Hawaii"];

/**
 * Returns the state's bounds extended on every side by 1.5 times their longer side, which exceeds any map
 * frame.
 */
function surroundingDegrees({ properties: { name } }: StateOutline): Rectangle {
  const { left, right, top, bottom } = boundsOf(name);
  const reach = 1.5 * Math.max(right - left, bottom - top);
  return { left: left - reach, right: right + reach, top: top - reach, bottom: bottom + reach };
}

/** Returns a state's bounds in degrees. `top` is the south and `bottom` the north. */
const boundsOf = memoize("state bounds", (name: string): Rectangle => {
  const [[left, top], [right, bottom]] = geoBounds(stateOutline(loadStatesTopology(), name));
  return { left, top, right: right < left ? right + 360 : right, bottom };
});
