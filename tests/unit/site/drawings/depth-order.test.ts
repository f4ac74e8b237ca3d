import { describe, expect, it } from "vitest";
import { steelFrame } from "../../../../site/drawings/composites/steel-frame.ts";
import { type Box3, boxAt } from "../../../../site/drawings/kernel/box3.ts";
import { depthOrder, isBehind, isOverlapping } from "../../../../site/drawings/kernel/depth-order.ts";
import { Scene } from "../../../../site/drawings/kernel/scene.ts";
import { heroLayers, heroStoryLayer } from "../../../../site/drawings/heroes/hero-layers.ts";

/**
 * Returns pairs of boxes that are painted in the wrong order: the second box is behind the first, but painted later.
 */
function wrongPairs(boxes: readonly Box3[]): [Box3, Box3][] {
  const misorderedPairs: [Box3, Box3][] = [];
  boxes.forEach((earlier, index) => {
    for (const later of boxes.slice(index + 1)) {
      if (isOverlapping(earlier, later) && isBehind(later, earlier) && !isBehind(earlier, later))
        misorderedPairs.push([earlier, later]);
    }
  });
  return misorderedPairs;
}

describe("the depth order", () => {
  it("paints nearer objects over farther ones, regardless of the order in which they were added", () => {
    const farBox = boxAt([0, 0, 0], [1, 1, 1]);
    const nearBox = boxAt([1, 0, 0], [1, 1, 1]);
    const boxAbove = boxAt([0, 0, 1], [1, 1, 1]);
    expect(depthOrder([nearBox, farBox])).toEqual([1, 0]);
    expect(depthOrder([boxAbove, farBox])).toEqual([1, 0]);
  });

  it("is complete even if boxes intersect each other", () => {
    const crossingBoxes = [boxAt([0, 1, 0], [3, 1, 1]), boxAt([1, 0, 0], [1, 3, 1])];
    expect(depthOrder(crossingBoxes).toSorted()).toEqual([0, 1]);
  });

  it("is correct for every pair of members of a steel frame", () => {
    const scene = new Scene(10);
    steelFrame(scene, {
      stories: [
        [3, 2],
        [2, 1],
        [1, 3],
      ],
      braces: [[0, 1]],
    });
    const boxes = scene.paintedSolids().map(({ box }) => box);
    expect(boxes.length).toBeGreaterThan(90);
    expect(wrongPairs(boxes)).toEqual([]);
  });

  it("is still correct if stories are painted one after another for the animation", () => {
    const scene = new Scene(10, { groups: heroLayers(3) });
    steelFrame(scene, {
      stories: [
        [3, 2],
        [2, 1],
      ],
      stubHeight: () => 1,
      layerOf: heroStoryLayer,
    });
    expect(wrongPairs(scene.paintedSolids().map(({ box }) => box))).toEqual([]);
  });
});
