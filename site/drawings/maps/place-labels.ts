import type { Point2 } from "../svg-markup.ts";
import {
  contains,
  intersectsSegment,
  overlapArea,
  padHorizontally,
  type Rectangle,
  rectangleAround,
} from "./rectangle.ts";

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
  { x: 1, y: 0, anchor: "start", penalty: 0 },
  { x: -1, y: 0, anchor: "end", penalty: 1 },
  { x: 1, y: -0.62, anchor: "start", penalty: 3 },
  { x: 1, y: 0.62, anchor: "start", penalty: 3 },
  { x: -1, y: -0.62, anchor: "end", penalty: 4 },
  { x: -1, y: 0.62, anchor: "end", penalty: 4 },
  { x: 0, y: -1, anchor: "middle", penalty: 5 },
  { x: 0, y: 1, anchor: "middle", penalty: 5 },
] as const;

const OFF_FRAME_COST = 10_000;
const ON_LABEL_COST = 2_000;
const ON_MARK_COST = 1_000;
const ON_OBSTACLE_COST = 600;
const ON_LINE_COST = 40;
const ON_BORDER_COST = 7;
const GAP = 5;
/** Space on the left and right that keeps labels on the same line distinct. */
const LABEL_PADDING = 8;

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
        side.penalty +
        (contains(frame, label) ? 0 : OFF_FRAME_COST) +
        ON_MARK_COST *
          markBoxes.filter((box, otherIndex) => otherIndex !== index && overlapArea(box, label) > 0).length +
        ON_OBSTACLE_COST * obstacles.filter((box) => overlapArea(box, label) > 0).length +
        ON_LINE_COST * lines.filter(([from, to]) => intersectsSegment(label, from, to)).length +
        (border.some(([from, to]) => intersectsSegment(label, from, to)) ? ON_BORDER_COST : 0);
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
        (label) => overlapArea(padHorizontally(label, LABEL_PADDING), candidate.label) > 0,
      ).length;
      search([...chosen, candidate.label], cost + candidate.cost + clashes * ON_LABEL_COST);
    }
  };
  search([], 0);
  return best.labels;
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
