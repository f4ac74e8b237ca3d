import type { Scene } from "../kernel/scene.ts";
import type { Point3 } from "../kernel/projection.ts";

/** Draws a line from `hook` up to `height`, the edge of the drawing. The crane itself is not shown. */
export function hoistLine(scene: Scene, hook: Point3, height: number): void {
  scene.inLayer("hoist", () => scene.addLines([[hook, [hook[0], hook[1], height]]], "fine"));
}
