import { geoContains, type GeoProjection } from "d3-geo";
import { formatNumber, type Point2 } from "../svg-markup.ts";
import type { City } from "./geodesy.ts";
import { cityLabel, labelSize, type LabelFontSizes } from "./map-labels.ts";
import { segmentPath } from "./map-lines.ts";
import { placeLabels, type Segment } from "./place-labels.ts";
import { rectangleAround, type Rectangle } from "./rectangle.ts";
import type { StateOutline } from "./state-outline.ts";
import { surveyMark } from "./survey-mark.ts";
import { chooseTraverses, placeDistance } from "./traverse.ts";

type CitiesTask = {
  cities: readonly City[];
  projection: GeoProjection;
  outline: StateOutline;
  border: readonly (readonly Point2[])[];
  frame: Rectangle;
  obstacles: readonly Rectangle[];
  type: LabelFontSizes;
  markRadius: number;
  /** Whether to draw lines with distances from the lead city to other cities. */
  hasTraverses: boolean;
};

const DISTANCE_FONT_SIZE = 13.5;
const FRAME_MARGIN = 6;

export function drawCities(task: CitiesTask): string {
  const { cities, projection, border, frame, obstacles, type, markRadius } = task;
  const points = cities.map(({ lon, lat }): Point2 => projection([lon, lat]) ?? [0, 0]);
  const traverses = task.hasTraverses ? chooseTraverses(cities, points, markRadius) : [];
  const labels = placeLabels({
    marks: points,
    sizes: cities.map((city) => labelSize(city, type)),
    frame: inset(frame, FRAME_MARGIN),
    markRadius,
    obstacles,
    lines: traverses.map(({ from, to }): Segment => [from, to]),
    border: border.flatMap((line) => line.slice(1).map((to, index): Segment => [line[index]!, to])),
  });
  const occupiedBoxes = [
    ...obstacles,
    ...labels,
    ...points.map((point) => rectangleAround(point, markRadius)),
  ];
  const labeledTraverses = traverses.flatMap((line) => {
    const placement = placeDistance(line, DISTANCE_FONT_SIZE, occupiedBoxes);
    if (!placement) return [];
    occupiedBoxes.push(placement.box);
    return [{ ...line, ...placement }];
  });
  return [
    ...labeledTraverses.map(({ from, to }) => `<path class="traverse" d="${segmentPath(from, to)}"/>`),
    // The lead city's mark is painted last, so that no suburb's mark covers it.
    ...points.map((point, index) => surveyMark(point, markRadius, index === 0)).reverse(),
    ...labeledTraverses.map(({ at, angle, text }) => distanceText(at, angle, text)),
    ...cities.map((city, index) => cityLabel(city, labels[index]!, type, !isOnState(task, labels[index]!))),
  ].join("");
}

function distanceText(at: Point2, angle: number, text: string): string {
  const transform = `translate(${at.map(formatNumber).join(" ")}) rotate(${formatNumber(angle)})`;
  return `<text class="distance" font-size="${DISTANCE_FONT_SIZE}" text-anchor="middle" transform="${transform}" y="-6">${text}</text>`;
}

function isOnState({ projection, outline }: CitiesTask, { left, right, top, bottom }: Rectangle): boolean {
  const coordinates = projection.invert?.([(left + right) / 2, (top + bottom) / 2]);
  return coordinates ? geoContains(outline, coordinates) : false;
}

function inset({ left, top, right, bottom }: Rectangle, margin: number): Rectangle {
  return { left: left + margin, top: top + margin, right: right - margin, bottom: bottom - margin };
}
