import { geoContains } from "d3-geo";
import type { Drawing } from "../drawing.ts";
import { formatNumber } from "../kernel/path-data.ts";
import type { Point2 } from "../kernel/projection.ts";
import { statesAtlas } from "./atlas.ts";
import type { City } from "./geodesy.ts";
import { graticule } from "./graticule.ts";
import { graticuleLabels } from "./graticule-labels.ts";
import { northArrow, scaleBar, unitsPerMile } from "./map-furniture.ts";
import { cityLabel, labelSize, type LabelType } from "./map-labels.ts";
import { linesPath, mapLines, segmentPath } from "./map-lines.ts";
import { placeLabels } from "./place-labels.ts";
import { rectangleAround, type Rectangle } from "./rectangle.ts";
import { simplifyTopology } from "./simplify-topology.ts";
import { bandWidth, neighborLines, stateLayers, surveyMark } from "./state-layers.ts";
import { mainParts, stateOutline } from "./state-outline.ts";
import { type Extent, stateProjection } from "./state-projection.ts";
import { chooseTraverses, placeDistance } from "./traverse.ts";

/** A state and up to five of its cities, the lead city first. */
export type MappedState = { slug: string; name: string; cities: readonly City[] };

type Layout = {
  width: number;
  height: number;
  extent: Extent;
  type: LabelType;
  noteSize: number;
  markRadius: number;
  northRadius: number;
  scaleAt: Point2;
  /** Graticule labels, coordinates, traverses and distances are drawn. */
  isSurveyed: boolean;
};

const FULL: Layout = {
  width: 820,
  height: 720,
  extent: [58, 66, 700, 606],
  type: { city: 17, coordinates: 12.5 },
  noteSize: 12,
  markRadius: 9,
  northRadius: 22,
  scaleAt: [44, 664],
  isSurveyed: true,
};

/** For 390 px: names stay, coordinates and distances go (direction, "Line and drawing rules"). */
const COMPACT: Layout = {
  width: 390,
  height: 350,
  extent: [28, 26, 336, 288],
  type: { city: 15 },
  noteSize: 13,
  markRadius: 7,
  northRadius: 13,
  scaleAt: [26, 334],
  isSurveyed: false,
};

/** Detail finer than this, in user units, is left out of outlines. */
const FINEST = 0.55;

/** The map of a state: true outline and neighbors, hatched border band, survey marks of its cities, scale bar and true north. */
export function stateMap(state: MappedState, { isCompact = false }: { isCompact?: boolean } = {}): Drawing {
  const layout = isCompact ? COMPACT : FULL;
  const { width, height, type, markRadius, noteSize } = layout;
  const frame: Rectangle = { left: 0, top: 0, right: width, bottom: height };
  const atlas = statesAtlas();
  const projection = stateProjection(mainParts(stateOutline(atlas, state.name)), layout.extent);
  const middle: Point2 = [width / 2, height / 2];
  const perMile = unitsPerMile(projection, middle);
  const topology = simplifyTopology(atlas, FINEST / perMile / 69);

  const outline = stateOutline(topology, state.name);
  const outlineLines = mapLines(projection, outline, frame, FINEST);
  const points = state.cities.map(({ lon, lat }): Point2 => projection([lon, lat])!);
  const north = northArrow(
    projection,
    [width - layout.northRadius * 2 - (isCompact ? 6 : 40), layout.northRadius * 3.2],
    layout.northRadius,
    noteSize + 2,
  );
  const bar = scaleBar(layout.scaleAt, perMile, width * 0.3, noteSize);
  const grid = graticule(projection, width, height);
  const gridLabels = layout.isSurveyed
    ? graticuleLabels(projection, grid, { width, height, textSize: noteSize })
    : [];
  const traverses = layout.isSurveyed ? chooseTraverses(state.cities, points, markRadius) : [];
  const obstacles = [north, bar, ...gridLabels].map(({ box }) => box);
  const labels = placeLabels({
    marks: points,
    sizes: state.cities.map((city) => labelSize(city, type)),
    frame: { left: 6, top: 6, right: width - 6, bottom: height - 6 },
    markRadius,
    obstacles,
    lines: traverses.map(({ from, to }) => [from, to] as const),
    border: outlineLines.flatMap(({ points: line }) =>
      line.slice(1).map((to, index) => [line[index]!, to] as const),
    ),
  });
  const taken = [...obstacles, ...labels, ...points.map((point) => rectangleAround(point, markRadius))];
  const distances = traverses
    .map((line) => {
      const place = placeDistance(line, 12.5, taken);
      if (place) taken.push(place.box);
      return place ? { ...line, ...place } : undefined;
    })
    .filter((line) => line !== undefined);

  const isOutside = ({ left, right, top, bottom }: Rectangle) => {
    const place = projection.invert?.([(left + right) / 2, (top + bottom) / 2]);
    return place ? !geoContains(outline, place) : true;
  };
  const body =
    `<path class="neighbor" d="${neighborLines(topology, state.name, projection, frame)}"/>` +
    stateLayers(
      linesPath(outlineLines),
      linesPath(mapLines(projection, { type: "MultiLineString", coordinates: grid.lines }, frame, 4)),
      bandWidth(projection, outline),
    ) +
    distances.map(({ from, to }) => `<path class="traverse" d="${segmentPath(from, to)}"/>`).join("") +
    points.map((point, index) => surveyMark(point, markRadius, index === 0)).join("") +
    distances
      .map(
        ({ at, angle, text }) =>
          `<text class="distance" font-size="12.5" text-anchor="middle" transform="translate(${at.map(formatNumber).join(" ")}) rotate(${formatNumber(angle)})" y="-6">${text}</text>`,
      )
      .join("") +
    state.cities
      .map((city, index) => cityLabel(city, labels[index]!, type, isOutside(labels[index]!)))
      .join("") +
    gridLabels.map(({ svg }) => svg).join("") +
    bar.svg +
    north.svg;
  const names = state.cities.map(({ name }) => name);
  const label =
    names.length > 0
      ? `Map of ${state.name} with ${new Intl.ListFormat("en-US").format(names)}`
      : `Map of ${state.name}`;
  return { viewBox: [0, 0, width, height], body, label };
}
