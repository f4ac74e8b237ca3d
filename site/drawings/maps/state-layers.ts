import { geoBounds, geoPath, type GeoProjection } from "d3-geo";
import { mesh } from "topojson-client";
import { CLOSE_HATCH } from "../hatches.ts";
import { memoize } from "./memoize.ts";
import { formatNumber } from "../svg-markup.ts";
import { getStateName, loadStatesTopology, type StatesTopology } from "./atlas.ts";
import { linesPath, mapLines } from "./map-lines.ts";
import { overlapArea, type Rectangle } from "./rectangle.ts";
import { withoutIslets, stateOutline, type StateOutline } from "./state-outline.ts";

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
