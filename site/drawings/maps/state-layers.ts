import { geoPath, type GeoProjection } from "d3-geo";
import { mesh } from "topojson-client";
import { ID_PREFIX } from "../drawing.ts";
import { formatNumber } from "../kernel/path-data.ts";
import { nameOf, type StatesTopology } from "./atlas.ts";
import { linesPath, mapLines } from "./map-lines.ts";
import type { Rectangle } from "./rectangle.ts";
import { mainParts, type StateOutline } from "./state-outline.ts";

const WIDEST_BAND = 34;
const NARROWEST_BAND = 9;

/** Width of the hatched band inside the border: 34 units, less on a state made of small islands. */
export function bandWidth(projection: GeoProjection, outline: StateOutline): number {
  const { geometry } = mainParts(outline);
  const parts = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const path = geoPath(projection);
  const largest = Math.max(...parts.map((coordinates) => path.area({ type: "Polygon", coordinates })));
  return Math.max(NARROWEST_BAND, Math.min(WIDEST_BAND, Math.sqrt(largest) * 0.09));
}

/** Fill, graticule, band and border of the state; the outline is written once and used four times. */
export function stateLayers(outline: string, graticule: string, band: number): string {
  const use = `<use href="#${ID_PREFIX}state"`;
  return (
    `<defs><path id="${ID_PREFIX}state" d="${outline}"/><clipPath id="${ID_PREFIX}clip">${use}/></clipPath></defs>` +
    `${use} class="state-fill"/><path class="graticule" d="${graticule}"/>` +
    // The stroke is centred on the border: of twice the width, the clip leaves the inner half.
    `<g clip-path="url(#${ID_PREFIX}clip)">${use} stroke="url(#hatch-close)" stroke-width="${formatNumber(band)}"/></g>` +
    `${use} class="state-line"/>`
  );
}

/** Borders and coasts of the other states in the frame; Alaska and Hawaii are neighbors of none. */
export function neighborLines(
  topology: StatesTopology,
  name: string,
  projection: GeoProjection,
  frame: Rectangle,
): string {
  const geometries = topology.objects.states.geometries.filter(
    (geometry) => nameOf(geometry) === name || !["Alaska", "Hawaii"].includes(nameOf(geometry)),
  );
  const states: StatesTopology["objects"]["states"] = { type: "GeometryCollection", geometries };
  const lines = mesh(topology, states, (a, b) => nameOf(a) !== name && nameOf(b) !== name);
  return linesPath(mapLines(projection, lines, frame, 0.8));
}
