import { escapeText } from "../kernel/escape-text.ts";
import { formatNumber } from "../kernel/path-data.ts";
import type { Point3 } from "../kernel/projection.ts";
import { formatPoint, type Scene } from "../kernel/scene.ts";

const TEXT_SIZE = 13;

/** Draws a circle with the name of a grid line. `radius` is in user units. */
export function gridBubble(scene: Scene, at: Point3, name: string, radius: number): void {
  const [x, y] = scene.project(at);
  scene.include([x - radius, y - radius]);
  scene.include([x + radius, y + radius]);
  const [left, top] = formatPoint([x, y]);
  scene.addFlat(
    `<circle class="bubble" cx="${left}" cy="${top}" r="${radius}"/><text class="bubble-text" font-size="${TEXT_SIZE}" x="${left}" y="${formatNumber(y + TEXT_SIZE * 0.35)}" text-anchor="middle">${escapeText(name)}</text>`,
  );
}
