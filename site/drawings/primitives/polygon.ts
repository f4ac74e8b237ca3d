import { boxAround } from "../kernel/box3.ts";
import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";

/** A flat polygon in space, filled as the face that it is (`top`, `left` or `right`), with optional detail lines. */
export function polygon(
  scene: Scene,
  corners: readonly Point3[],
  className: string,
  detail: readonly (readonly Point3[])[] = [],
): void {
  const lines = detail.length > 0 ? [{ svg: `<path class="fine" d="${scene.paths(detail)}"/>` }] : [];
  scene.addSolid(boxAround(corners), [scene.face(corners, className), ...lines]);
}
