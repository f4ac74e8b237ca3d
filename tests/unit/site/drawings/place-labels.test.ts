import { expect, test } from "vitest";
import { intersectsSegment, placeLabels, type Segment } from "../../../../site/drawings/maps/place-labels.ts";

const task = {
  sizes: [{ width: 100, height: 30 }],
  frame: { left: 0, top: 0, right: 800, bottom: 700 },
  markRadius: 9,
  obstacles: [],
  lines: [],
};

test("a label is next to its mark, without a leader, where nothing is in the way", () => {
  const [label] = placeLabels({ ...task, marks: [[400, 300]], border: [] });
  expect(label).toMatchObject({ left: 414, anchor: "start" });
  expect(label?.leader).toBeUndefined();
});

test("a label moves off the border around its mark, and a leader leads to it", () => {
  const border: Segment[] = [330, 370, 430, 470].map((x) => [
    [x, 200],
    [x, 400],
  ]);
  const [label] = placeLabels({ ...task, marks: [[400, 300]], border });
  expect(border.some(([from, to]) => intersectsSegment(label!, from, to))).toBe(false);
  const [, end] = label!.leader!;
  expect(Math.min(Math.abs(end[0] - label!.left), Math.abs(end[0] - label!.right))).toBeLessThan(6);
});
