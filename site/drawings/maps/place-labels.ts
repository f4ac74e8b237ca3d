import type { Point2 } from "../svg-markup.ts";

export type LabelSize = { width: number; height: number };
/** A label, and the line to its mark if the two are apart. */
export type PlacedLabel = Rectangle & { anchor: "start" | "middle" | "end"; leader?: Segment };
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
/** More than any leader costs, so that a label lies on the border only if it would lie on something worse elsewhere. */
const ON_BORDER_COST = 45;
const BORDER_COST_PER_UNIT = 0.35;
/** Distances from the mark, in user units, of labels that have no good position next to it. */
const LEADER_LENGTHS = [16, 24, 32, 40, 48, 58, 68, 79, 90, 110];
const LEADER_COST = 9;
const LEADER_COST_PER_UNIT = 0.12;
/** Cost up to which a position next to the mark is good enough. */
const GOOD_COST = 9;
const GAP = 5;
/** Space on the left and right that keeps labels on the same line distinct. */
const LABEL_PADDING = 8;

/**
 * Chooses a position for every label. Labels stay inside the frame and avoid each other, marks, obstacles, lines and
 * the border, in this order of priority. A label that would lie on the border next to its mark moves away from it, and
 * gets a leader.
 */
export function placeLabels(task: LabelTask): PlacedLabel[] {
  const { marks, sizes, frame, markRadius, obstacles, lines, border } = task;
  const markBoxes = marks.map((mark) => rectangleAround(mark, markRadius));
  const costOf = (label: PlacedLabel, index: number, penalty: number): number => {
    const borderLength = border.reduce((sum, [from, to]) => sum + lengthInside(label, from, to), 0);
    const otherBoxes = markBoxes.filter((_, otherIndex) => otherIndex !== index);
    const { leader } = label;
    return (
      penalty +
      (contains(frame, label) ? 0 : OFF_FRAME_COST) +
      ON_MARK_COST *
        otherBoxes.filter(
          (box) => overlapArea(box, label) > 0 || (leader !== undefined && intersectsSegment(box, ...leader)),
        ).length +
      ON_OBSTACLE_COST * obstacles.filter((box) => overlapArea(box, label) > 0).length +
      ON_LINE_COST * lines.filter(([from, to]) => intersectsSegment(label, from, to)).length +
      (borderLength > 0 ? ON_BORDER_COST + borderLength * BORDER_COST_PER_UNIT : 0)
    );
  };
  const candidates = marks.map((mark, index) => {
    const size = sizes[index]!;
    const near = SIDES.map((side) => {
      const label = labelAt(mark, size, side, markRadius);
      return { label, cost: costOf(label, index, side.penalty) };
    });
    const hasGoodPosition = near.some(({ cost }) => cost <= GOOD_COST);
    const apart = (hasGoodPosition ? [] : LEADER_LENGTHS).flatMap((length) =>
      SIDES.map((side) => {
        const label = labelWithLeader(mark, size, side, markRadius, length);
        return {
          label,
          cost: costOf(label, index, side.penalty + LEADER_COST + length * LEADER_COST_PER_UNIT),
        };
      }),
    );
    return [...near, ...apart].sort((a, b) => a.cost - b.cost);
  });
  /** The least that the labels from each one on cost. */
  const leastCosts = candidates.map((_, index) =>
    candidates.slice(index).reduce((sum, [cheapest]) => sum + cheapest!.cost, 0),
  );
  let best: { cost: number; labels: PlacedLabel[] } = { cost: Infinity, labels: [] };
  const search = (chosen: PlacedLabel[], cost: number) => {
    if (chosen.length === marks.length) {
      if (cost < best.cost) best = { cost, labels: chosen };
      return;
    }
    const leastOfOthers = leastCosts[chosen.length + 1] ?? 0;
    for (const candidate of candidates[chosen.length]!) {
      // Later candidates cost more.
      if (cost + candidate.cost + leastOfOthers >= best.cost) return;
      const clashes = chosen.filter((label) => isClash(label, candidate.label)).length;
      search([...chosen, candidate.label], cost + candidate.cost + clashes * ON_LABEL_COST);
    }
  };
  search([], 0);
  return best.labels;
}

function labelAt(
  [x, y]: Point2,
  { width, height }: LabelSize,
  side: Pick<(typeof SIDES)[number], "x" | "anchor"> & { y: number },
  radius: number,
): PlacedLabel {
  const gap = radius + GAP;
  const middleX = x + side.x * (gap + width / 2);
  const middleY = side.x === 0 ? y + side.y * (radius + height / 2 + 2) : y + side.y * height;
  return { ...rectangleAround([middleX, middleY], width / 2, height / 2), anchor: side.anchor };
}

const isClash = (label: PlacedLabel, other: PlacedLabel): boolean =>
  overlapArea(padHorizontally(label, LABEL_PADDING), other) > 0 ||
  crossesLeader(label, other) ||
  crossesLeader(other, label);

const crossesLeader = ({ leader }: PlacedLabel, label: Rectangle): boolean =>
  leader !== undefined && intersectsSegment(label, ...leader);

/** Returns a label at a distance from its mark, with a line between them that ends at the label's nearest edge. */
function labelWithLeader(
  mark: Point2,
  size: LabelSize,
  side: (typeof SIDES)[number],
  radius: number,
  length: number,
): PlacedLabel {
  const [x, y] = mark;
  const norm = Math.hypot(side.x, side.y);
  const direction: Point2 = [side.x / norm, side.y / norm];
  const at = (distance: number): Point2 => [x + direction[0] * distance, y + direction[1] * distance];
  const label = labelAt(at(length), size, { ...side, y: side.x === 0 ? side.y : 0 }, radius);
  return { ...label, leader: [at(radius + 2), at(length + radius + 1)] };
}

/** Estimates the width of `text` in the heading font, erring on the wide side. */
export function headingWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text) {
    if (/[iljtfr.,'’ ]/.test(character)) ems += 0.34;
    else if (/[mwMW]/.test(character)) ems += 0.88;
    else if (/[A-Z]/.test(character)) ems += 0.68;
    else ems += 0.58;
  }
  return ems * size;
}

export function monoWidth(text: string, size: number): number {
  return text.length * 0.6 * size;
}

export type Rectangle = { left: number; top: number; right: number; bottom: number };

export function rectangleAround([x, y]: Point2, halfWidth: number, halfHeight = halfWidth): Rectangle {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

export function padHorizontally({ left, right, top, bottom }: Rectangle, padding: number): Rectangle {
  return { left: left - padding, right: right + padding, top, bottom };
}

export function overlapArea(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function contains(outer: Rectangle, inner: Rectangle): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}

/** Whether the segment from `a` to `b` intersects the rectangle. */
export const intersectsSegment = (rectangle: Rectangle, a: Point2, b: Point2): boolean =>
  clipSegment(rectangle, a, b) !== undefined;

/** Returns the length of the segment's part in the rectangle. */
function lengthInside(rectangle: Rectangle, a: Point2, b: Point2): number {
  const [enter, leave] = clipSegment(rectangle, a, b) ?? [0, 0];
  return (leave - enter) * Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Returns where the segment enters and leaves the rectangle, as fractions of its length (Liang–Barsky). */
function clipSegment(
  { left, top, right, bottom }: Rectangle,
  a: Point2,
  b: Point2,
): [enter: number, leave: number] | undefined {
  // Most segments of a border are far away.
  if (Math.max(a[0], b[0]) < left || Math.min(a[0], b[0]) > right) return undefined;
  if (Math.max(a[1], b[1]) < top || Math.min(a[1], b[1]) > bottom) return undefined;
  const [runX, runY] = [b[0] - a[0], b[1] - a[1]];
  let [enter, leave] = [0, 1];
  for (const [step, room] of [
    [-runX, a[0] - left],
    [runX, right - a[0]],
    [-runY, a[1] - top],
    [runY, bottom - a[1]],
  ] as const) {
    if (step === 0) {
      if (room < 0) return undefined;
    } else if (step < 0) enter = Math.max(enter, room / step);
    else leave = Math.min(leave, room / step);
  }
  return enter <= leave ? [enter, leave] : undefined;
}
