import type { Scene } from "../kernel/scene.ts";
import { gridBubble } from "./grid-bubble.ts";

type GridLines = {
  /** Positions along x of the numbered lines, which run along y. */
  numbered: readonly number[];
  /** Positions along y of the lettered lines, which run along x. */
  lettered: readonly number[];
  behind?: number;
  front: number;
  bubbleRadius?: number;
  bubbleTextSize?: number;
};

export function gridLines(
  scene: Scene,
  { numbered, lettered, behind = 3, front, bubbleRadius = 11, bubbleTextSize = 12 }: GridLines,
): void {
  const endX = Math.max(...numbered) + front;
  const endY = Math.max(...lettered) + front;
  scene.addLines(
    [
      ...numbered.map(
        (x) =>
          [
            [x, -behind, 0],
            [x, endY, 0],
          ] as const,
      ),
      ...lettered.map(
        (y) =>
          [
            [-behind, y, 0],
            [endX, y, 0],
          ] as const,
      ),
    ],
    "axis",
  );
  const gap = (bubbleRadius * 1.05) / scene.scale;
  numbered.forEach((x, index) =>
    gridBubble(scene, [x, endY + gap, 0], String(index + 1), bubbleRadius, bubbleTextSize),
  );
  lettered.forEach((y, index) =>
    gridBubble(scene, [endX + gap, y, 0], String.fromCharCode(65 + index), bubbleRadius, bubbleTextSize),
  );
}
