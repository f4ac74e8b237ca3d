import type { Drawing } from "../load-drawing.ts";
import { memoize } from "./memoize.ts";
import { loadStatesTopology, simplifyTopology, withoutIslets, stateOutline, type City } from "./atlas.ts";
import { graticule, linesPath, mapLines, northArrow, scaleBar, unitsPerMile } from "./map-elements.ts";
import { graticuleLabels, bandWidth, neighborLines, stateLayers, stateProjection } from "./state-layers.ts";
import { drawCities } from "./draw-cities.ts";
import { overlapArea, type Rectangle } from "./place-labels.ts";

export type MappedState = {
  slug: string;
  name: string;
  cities: readonly City[];
  /** Whether the first city's mark is orange, which is the default. */
  hasLead?: boolean;
};

const FULL = {
  width: 820,
  height: 720,
  extent: [58, 66, 700, 606],
  type: { city: 17, coordinates: 13.5 },
  markRadius: 9,
  northRadius: 22,
  northAt: [736, 70],
  scaleAt: [44, 664],
  hasSurveyDetails: true,
} as const;

const COMPACT = {
  width: 390,
  height: 350,
  extent: [28, 26, 336, 288],
  type: { city: 15 },
  markRadius: 7,
  northRadius: 13,
  northAt: [358, 42],
  scaleAt: [26, 334],
  hasSurveyDetails: false,
} as const;

const NOTE_SIZE = 13;
const FINEST_DETAIL = 0.55;
const MILES_PER_DEGREE = 69;

/**
 * Returns a state's map: outline and neighbors, hatched border, survey marks of its cities, scale bar and
 * true north.
 */
export function stateMap(
  { slug, name, cities, hasLead = true }: MappedState,
  { isCompact = false }: { isCompact?: boolean } = {},
): Drawing {
  return drawMapOnce({ slug, name, cities, hasLead }, isCompact);
}

const drawMapOnce = memoize("state map", drawMap);

function drawMap(state: MappedState, isCompact: boolean): Drawing {
  const layout = isCompact ? COMPACT : FULL;
  const { width, height, northRadius } = layout;
  const frame: Rectangle = { left: 0, top: 0, right: width, bottom: height };
  const atlas = loadStatesTopology();
  const projection = stateProjection(withoutIslets(stateOutline(atlas, state.name)), layout.extent);
  const perMile = unitsPerMile(projection, [width / 2, height / 2]);
  const topology = simplifyTopology(FINEST_DETAIL / perMile / MILES_PER_DEGREE);
  const outline = stateOutline(topology, state.name);
  projection.clipExtent([
    [0, 0],
    [width, height],
  ]);
  const outlineLines = mapLines(projection, outline, FINEST_DETAIL);
  const grid = graticule(projection, width, height);
  const gridLines = mapLines(projection, { type: "MultiLineString", coordinates: grid.lines }, 4);

  const bar = scaleBar(layout.scaleAt, perMile, width * 0.3, NOTE_SIZE);
  const north = northArrow(projection, layout.northAt, northRadius, NOTE_SIZE + 2);
  const gridLabels = layout.hasSurveyDetails
    ? graticuleLabels(projection, grid, { width, height, textSize: NOTE_SIZE })
    : [];
  const marginItems = [
    ...gridLabels.filter(({ box }) => overlapArea(box, bar.box) + overlapArea(box, north.box) === 0),
    bar,
    north,
  ];
  const cities = drawCities({
    cities: state.cities,
    projection,
    outline,
    border: outlineLines.map(({ points }) => points),
    frame,
    obstacles: marginItems.map(({ box }) => box),
    type: layout.type,
    markRadius: layout.markRadius,
    hasTraverses: layout.hasSurveyDetails,
    hasLead: state.hasLead !== false,
  });
  const body =
    `<path class="neighbor" d="${neighborLines(topology, outline, projection)}"/>` +
    stateLayers(linesPath(outlineLines), linesPath(gridLines), bandWidth(projection, outline)) +
    cities +
    marginItems.map(({ svg }) => svg).join("");
  return { viewBox: [0, 0, width, height], body, label: describe(state) };
}

const LIST = new Intl.ListFormat("en-US");

function describe({ name, cities }: MappedState): string {
  if (cities.length === 0) return `Map of ${name}`;
  return `Map of ${name} with ${LIST.format(cities.map((city) => city.name))}`;
}
