import type { Point2 } from "../kernel/projection.ts";
import { contains, intersectsSegment, overlapArea, type Rectangle, rectangleAround } from "./rectangle.ts";

export type LabelSize = { width: number; height: number };
export type PlacedLabel = Rectangle & { anchor: "start" | "middle" | "end" };
export type Segment = readonly [from: Point2, to: Point2];

type LabelTask = {
  marks: readonly Point2[];
  sizes: readonly LabelSize[];
  frame: Rectangle;
  markRadius: number;
  obstacles: readonly Rectangle[];
  lines: readonly Segment[];
  border: readonly Segment[];
};

/**
 * Candidate label positions: the offset from the mark in multiples of the gap, width or height, and a
 * penalty.
 */
const SIDES = [
  { x: 1, y: 0, anchor: "start", dislike: 0 },
  { x: -1, y: 0, anchor: "end", dislike: 1 },
  { x: 1, y: -0.62, anchor: "start", dislike: 3 },
  { x: 1, y: 0.62, anchor: "start", dislike: 3 },
  { x: -1, y: -0.62, anchor: "end", dislike: 4 },
  { x: -1, y: 0.62, anchor: "end", dislike: 4 },
  { x: 0, y: -1, anchor: "middle", dislike: 5 },
  { x: 0, y: 1, anchor: "middle", dislike: 5 },
] as const;

const OFF_FRAME = 10_000;
const ON_LABEL = 2_000;
const ON_MARK = 1_000;
const ON_OBSTACLE = 600;
const ON_LINE = 40;
const ON_BORDER = 7;
const GAP = 5;

/**
 * Chooses a position for every label. Labels stay inside the frame and avoid each other, marks, obstacles and
 * lines, in this order of priority.
 */
export function placeLabels(task: LabelTask): PlacedLabel[] {
  const { marks, sizes, frame, markRadius, obstacles, lines, border } = task;
  const markBoxes = marks.map((mark) => rectangleAround(mark, markRadius));
  const candidates = marks.map((mark, index) =>
    SIDES.map((side) => {
      const label = labelAt(mark, sizes[index]!, side, markRadius);
      const cost =
        side.dislike +
        (contains(frame, label) ? 0 : OFF_FRAME) +
        ON_MARK * markBoxes.filter((box, other) => other !== index && overlapArea(box, label) > 0).length +
        ON_OBSTACLE * obstacles.filter((box) => overlapArea(box, label) > 0).length +
        ON_LINE * lines.filter(([from, to]) => intersectsSegment(label, from, to)).length +
        (border.some(([from, to]) => intersectsSegment(label, from, to)) ? ON_BORDER : 0);
      return { label, cost };
    }).sort((a, b) => a.cost - b.cost),
  );
  let best: { cost: number; labels: PlacedLabel[] } = { cost: Infinity, labels: [] };
  const search = (chosen: PlacedLabel[], cost: number) => {
    if (cost >= best.cost) return;
    if (chosen.length === marks.length) {
      best = { cost, labels: chosen };
      return;
    }
    for (const candidate of candidates[chosen.length]!) {
      const clashes = chosen.filter(
        (label) => overlapArea(padHorizontally(label), candidate.label) > 0,
      ).length;
      search([...chosen, candidate.label], cost + candidate.cost + clashes * ON_LABEL);
    }
  };
  search([], 0);
  return best.labels;
}

/** Pads a label on the left and right, so that labels on the same line stay distinct. */
function padHorizontally({ left, right, top, bottom }: Rectangle): Rectangle {
  return { left: left - 8, right: right + 8, top, bottom };
}

function labelAt(
  [x, y]: Point2,
  { width, height }: LabelSize,
  side: (typeof SIDES)[number],
  radius: number,
): PlacedLabel {
  const gap = radius + GAP;
  const middleX = x + side.x * (gap + width / 2);
  const middleY = side.x === 0 ? y + side.y * (radius + height / 2 + 2) : y + side.y * height;
  return { ...rectangleAround([middleX, middleY], width / 2, height / 2), anchor: side.anchor };
}
