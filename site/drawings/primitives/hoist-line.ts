import type { Scene } from "../kernel/scene.ts";
import type { Point3 } from "../kernel/projection.ts";

/** A line from `hook` up to `height`, the drawing's edge; the crane is outside of the drawing. */
export function hoistLine(scene: Scene, hook: Point3, height: number): void {
  scene.inLayer("hoist", () => scene.addLines([[hook, [hook[0], hook[1], height]]], "fine"));
}
