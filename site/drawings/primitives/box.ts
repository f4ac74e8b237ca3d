import { boxAt } from "../kernel/box3.ts";
import { rectangleAt, type Point3 } from "../kernel/projection.ts";
import type { Part } from "../kernel/visible-parts.ts";
import type { Scene } from "../kernel/scene.ts";
import type { FaceLines } from "./face-lines.ts";

/** `close` is for cut faces or concrete, `wide` for shade. */
type Hatch = "close" | "wide";

export type BoxOptions = {
  /** Whether this is the drawing's highlighted member. */
  isHighlighted?: boolean;
  hatch?: { top?: Hatch; left?: Hatch; right?: Hatch };
  lines?: readonly FaceLines[];
};

const CONCRETE: BoxOptions["hatch"] = { left: "close", right: "close" };
const SHADED_CONCRETE: BoxOptions["hatch"] = { left: "wide", right: "close" };

/** Hatches for concrete: both faces cut, or only the left face shaded. */
export const concreteHatch = { cut: CONCRETE, shaded: SHADED_CONCRETE };

/**
 * Draws a box with a corner at `at` and edges of `size`: its filled top, left (max y) and right (max x)
 * faces.
 */
export function box(scene: Scene, at: Point3, size: Point3, options: BoxOptions = {}): void {
  const bounds = boxAt(at, size);
  const [x, y, z] = bounds.min;
  const [farX, farY, farZ] = bounds.max;
  const faces = {
    top: rectangleAt(x, y, farX, farY, farZ),
    left: [
      [x, farY, z],
      [farX, farY, z],
      [farX, farY, farZ],
      [x, farY, farZ],
    ],
    right: [
      [farX, y, z],
      [farX, farY, z],
      [farX, farY, farZ],
      [farX, y, farZ],
    ],
  } satisfies Record<string, Point3[]>;
  const orangeClass = options.isHighlighted ? " orange" : "";
  const parts: Part[] = [];
  const overlays: Part[] = [];
  for (const [face, corners] of Object.entries(faces) as [keyof typeof faces, Point3[]][]) {
    const part = scene.face(corners, `${face}${orangeClass}`);
    parts.push(part);
    const hatch = options.hatch?.[face];
    if (hatch)
      overlays.push({ ...part, svg: `<path fill="url(#hatch-${hatch})" d="${scene.path(corners, true)}"/>` });
  }
  const lines = options.lines?.flatMap((linesOf) => linesOf(bounds)) ?? [];
  if (lines.length > 0)
    overlays.push({ svg: `<path class="fine${orangeClass}" d="${scene.paths(lines)}"/>` });
  scene.addSolid(bounds, [...parts, ...overlays]);
}
