import { escapeText } from "../kernel/escape-text.ts";
import { formatNumber } from "../kernel/path-data.ts";
import { segment, type Point3 } from "../kernel/projection.ts";
import { formatPoint, type Scene } from "../kernel/scene.ts";

export type GridLines = {
  /** Positions along x of the numbered lines, which run along y. */
  numberedPositions: readonly number[];
  /** Positions along y of the lettered lines, which run along x. */
  letteredPositions: readonly number[];
  backOverhang?: number;
  frontOverhang: number;
  bubbleRadius: number;
};

const TEXT_SIZE = 13;

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

/** Draws a circle with the name of a grid line. `radius` is in user units. */
function gridBubble(scene: Scene, at: Point3, name: string, radius: number): void {
  const [x, y] = scene.project(at);
  scene.include([x - radius, y - radius]);
  scene.include([x + radius, y + radius]);
  const [left, top] = formatPoint([x, y]);
  scene.addFlat(
    `<circle class="bubble" cx="${left}" cy="${top}" r="${radius}"/><text class="bubble-text" font-size="${TEXT_SIZE}" x="${left}" y="${formatNumber(y + TEXT_SIZE * 0.35)}" text-anchor="middle">${escapeText(name)}</text>`,
  );
}
