import { segment } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { gridBubble } from "./grid-bubble.ts";

type GridLines = {
  /** Positions along x of the numbered lines, which run along y. */
  numberedPositions: readonly number[];
  /** Positions along y of the lettered lines, which run along x. */
  letteredPositions: readonly number[];
  backOverhang?: number;
  frontOverhang: number;
  bubbleRadius: number;
};

export function gridLines(
  scene: Scene,
  { numberedPositions, letteredPositions, backOverhang = 3, frontOverhang, bubbleRadius }: GridLines,
): void {
  const endX = Math.max(...numberedPositions) + frontOverhang;
  const endY = Math.max(...letteredPositions) + frontOverhang;
  scene.addLines(
    [
      ...numberedPositions.map((x) => segment([x, -backOverhang, 0], [x, endY, 0])),
      ...letteredPositions.map((y) => segment([-backOverhang, y, 0], [endX, y, 0])),
    ],
    "axis",
  );
  const gap = (bubbleRadius * 1.05) / scene.scale;
  numberedPositions.forEach((x, index) =>
    gridBubble(scene, [x, endY + gap, 0], String(index + 1), bubbleRadius),
  );
  letteredPositions.forEach((y, index) =>
    gridBubble(scene, [endX + gap, y, 0], String.fromCharCode(65 + index), bubbleRadius),
  );
}
