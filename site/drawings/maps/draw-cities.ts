import { escapeText, formatNumber, type Point2 } from "../svg-markup.ts";
import { milesBetween, formatCoordinates, type City, type StateOutline } from "./atlas.ts";
import {
  intersectsSegment,
  overlapArea,
  rectangleAround,
  type Rectangle,
  placeLabels,
  type LabelSize,
  type PlacedLabel,
  type Segment,
  headingWidth,
  monoWidth,
} from "./place-labels.ts";
import { geoContains, type GeoProjection } from "d3-geo";
import { segmentPath } from "./map-elements.ts";

type Traverse = { from: Point2; to: Point2; miles: number; text: string };

const MIN_LENGTH = 78;
const MAX_LINES = 4;
const MIN_ANGLE = (16 * Math.PI) / 180;

/**
 * Chooses lines from the first city to others that can be told apart: long enough for their text, at
 * different angles, and clear of other marks.
 * @param points the cities' positions on the map
 */
function chooseTraverses(cities: readonly City[], points: readonly Point2[], markRadius: number): Traverse[] {
  const [lead, ...others] = cities;
  const from = points[0];
  if (!lead || !from) return [];
  const lines = others
    .map((city, index): Traverse => {
      const miles = milesBetween(lead, city);
      return { from, to: points[index + 1]!, miles, text: `${Math.round(miles)} mi` };
    })
    .sort((a, b) => a.miles - b.miles);
  const chosen: Traverse[] = [];
  for (const line of lines) {
    const isLong = Math.hypot(line.to[0] - from[0], line.to[1] - from[1]) >= MIN_LENGTH;
    const isApart = chosen.every((other) => angleBetween(line, other) >= MIN_ANGLE);
    const isClear = points.every(
      (point) =>
        point === from ||
        point === line.to ||
        !intersectsSegment(rectangleAround(point, markRadius + 4), from, line.to),
    );
    if (isLong && isApart && isClear && chosen.length < MAX_LINES) chosen.push(line);
  }
  return chosen;
}

/** Places a line's distance above it, clear of what is already placed and of the border. */
function placeDistance(
  { from, to, text }: Traverse,
  size: number,
  occupiedBoxes: readonly Rectangle[],
  border: readonly Segment[],
): { at: Point2; angle: number; box: Rectangle } | undefined {
  let angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  if (Math.abs(angle) > Math.PI / 2) angle += Math.PI;
  const [width, height] = [text.length * 0.6 * size + 4, size * 1.1];
  const lift = size * 0.9;
  const textBox = rectangleAround([0, -lift], width / 2, height / 2);
  for (const fraction of [
    0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66, 0.3, 0.7, 0.26, 0.74, 0.22, 0.78,
  ]) {
    const at: Point2 = [from[0] + (to[0] - from[0]) * fraction, from[1] + (to[1] - from[1]) * fraction];
    const middle: Point2 = [at[0] + Math.sin(angle) * lift, at[1] - Math.cos(angle) * lift];
    const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    const box = rectangleAround(
      middle,
      (width * cosine + height * sine) / 2,
      (width * sine + height * cosine) / 2,
    );
    const turn = ([x, y]: Point2): Point2 => [
      (x - at[0]) * Math.cos(angle) + (y - at[1]) * Math.sin(angle),
      (y - at[1]) * Math.cos(angle) - (x - at[0]) * Math.sin(angle),
    ];
    if (
      occupiedBoxes.every((other) => overlapArea(other, box) === 0) &&
      !border.some(([start, end]) => intersectsSegment(textBox, turn(start), turn(end)))
    )
      return { at, angle: (angle * 180) / Math.PI, box };
  }
  return undefined;
}

function angleBetween(a: Traverse, b: Traverse): number {
  const direction = ({ from, to }: Traverse) => Math.atan2(to[1] - from[1], to[0] - from[0]);
  const angleDifference = Math.abs(direction(a) - direction(b)) % (2 * Math.PI);
  return Math.min(angleDifference, 2 * Math.PI - angleDifference);
}

/** Font sizes of a city's label in user units. Without `coordinates`, the label has only the name. */
type LabelFontSizes = { city: number; coordinates?: number };

function labelSize(city: City, type: LabelFontSizes): LabelSize {
  const name = headingWidth(city.name, type.city);
  if (type.coordinates === undefined) return { width: name, height: type.city * 1.1 };
  return {
    width: Math.max(name, monoWidth(formatCoordinates(city), type.coordinates)),
    height: type.city * 1.05 + type.coordinates * 1.15,
  };
}

/**
 * Returns a city's name as SVG, with its coordinates below if the map shows them.
 * @param isOutside whether the label is outside the state
 */
function cityLabel(
  city: City,
  { left, right, top, anchor }: PlacedLabel,
  type: LabelFontSizes,
  isOutside: boolean,
): string {
  const x = formatNumber(anchor === "start" ? left : anchor === "end" ? right : (left + right) / 2);
  const outsideClass = isOutside ? " outside" : "";
  const text = (className: string, size: number, y: number, content: string) =>
    `<text class="${className}${outsideClass}" font-size="${size}" x="${x}" y="${formatNumber(y)}"${anchor === "start" ? "" : ` text-anchor="${anchor}"`}>${content}</text>`;
  const name = text("city", type.city, top + type.city * 0.86, escapeText(city.name));
  if (type.coordinates === undefined) return name;
  const coordinatesY = top + type.city * 1.05 + type.coordinates * 0.92;
  return name + text("coordinates", type.coordinates, coordinatesY, formatCoordinates(city));
}

function surveyMark([x, y]: Point2, radius: number, isLeadCity: boolean): string {
  const halfWidth = radius * 0.9;
  const triangle = `M${formatNumber(x)} ${formatNumber(y - radius)}l${formatNumber(halfWidth)} ${formatNumber(radius * 1.62)}h-${formatNumber(halfWidth * 2)}z`;
  return (
    `<path class="mark${isLeadCity ? " orange" : ""}" d="${triangle}"/>` +
    `<circle class="mark-dot" cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(radius * 0.2)}"/>`
  );
}

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
  /** Whether the first city is the lead city, whose mark is orange. */
  hasLead: boolean;
};

const DISTANCE_FONT_SIZE = 13.5;
const FRAME_MARGIN = 6;
const LEADER_CLEARANCE = 4;

export function drawCities(task: CitiesTask): string {
  const { cities, projection, border, frame, obstacles, type, markRadius } = task;
  const points = cities.map(({ lon, lat }): Point2 => projection([lon, lat]) ?? [0, 0]);
  const traverses = task.hasTraverses ? chooseTraverses(cities, points, markRadius) : [];
  const borderSegments = border.flatMap((line) =>
    line.slice(1).map((to, index): Segment => [line[index]!, to]),
  );
  const labels = placeLabels({
    marks: points,
    sizes: cities.map((city) => labelSize(city, type)),
    frame: inset(frame, FRAME_MARGIN),
    markRadius,
    obstacles,
    lines: traverses.map(({ from, to }): Segment => [from, to]),
    border: borderSegments,
  });
  const leaders = labels.flatMap(({ leader }) => (leader === undefined ? [] : [leader]));
  const occupiedBoxes = [
    ...obstacles,
    ...labels,
    ...points.map((point) => rectangleAround(point, markRadius)),
    ...leaders.flatMap(([from, to]) =>
      [0, 0.25, 0.5, 0.75, 1].map((fraction) =>
        rectangleAround(
          [from[0] + (to[0] - from[0]) * fraction, from[1] + (to[1] - from[1]) * fraction],
          LEADER_CLEARANCE,
        ),
      ),
    ),
  ];
  const labeledTraverses = traverses.flatMap((line) => {
    const placement = placeDistance(line, DISTANCE_FONT_SIZE, occupiedBoxes, borderSegments);
    if (!placement) return [];
    occupiedBoxes.push(placement.box);
    return [{ ...line, ...placement }];
  });
  return [
    ...labeledTraverses.map(({ from, to }) => `<path class="traverse" d="${segmentPath(from, to)}"/>`),
    ...leaders.map(([from, to]) => `<path class="leader" d="${segmentPath(from, to)}"/>`),
    // The lead city's mark is painted last, so that no suburb's mark covers it.
    ...points.map((point, index) => surveyMark(point, markRadius, task.hasLead && index === 0)).reverse(),
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
