import type { Point2 } from "../svg-markup.ts";
import { type City, milesBetween } from "./geodesy.ts";
import { intersectsSegment, overlapArea, type Rectangle, rectangleAround } from "./rectangle.ts";

type Traverse = { from: Point2; to: Point2; miles: number; text: string };

const MIN_LENGTH = 78;
const MAX_LINES = 4;
const MIN_ANGLE = (16 * Math.PI) / 180;

/**
 * Chooses lines from the first city to others that can be told apart: long enough for their text, at
 * different angles, and clear of other marks.
 * @param points the cities' positions on the map
 */
export function chooseTraverses(
  cities: readonly City[],
  points: readonly Point2[],
  markRadius: number,
): Traverse[] {
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

export function placeDistance(
  { from, to, text }: Traverse,
  size: number,
  occupiedBoxes: readonly Rectangle[],
): { at: Point2; angle: number; box: Rectangle } | undefined {
  let angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  if (Math.abs(angle) > Math.PI / 2) angle += Math.PI;
  const [width, height] = [text.length * 0.6 * size + 4, size * 1.1];
  const lift = size * 0.9;
  for (const fraction of [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74]) {
    const at: Point2 = [from[0] + (to[0] - from[0]) * fraction, from[1] + (to[1] - from[1]) * fraction];
    const middle: Point2 = [at[0] + Math.sin(angle) * lift, at[1] - Math.cos(angle) * lift];
    const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    const box = rectangleAround(
      middle,
      (width * cosine + height * sine) / 2,
      (width * sine + height * cosine) / 2,
    );
    if (occupiedBoxes.every((other) => overlapArea(other, box) === 0))
      return { at, angle: (angle * 180) / Math.PI, box };
  }
  return undefined;
}

function angleBetween(a: Traverse, b: Traverse): number {
  const direction = ({ from, to }: Traverse) => Math.atan2(to[1] - from[1], to[0] - from[0]);
  const angleDifference = Math.abs(direction(a) - direction(b)) % (2 * Math.PI);
  return Math.min(angleDifference, 2 * Math.PI - angleDifference);
}
