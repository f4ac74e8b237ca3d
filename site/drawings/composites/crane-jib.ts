import { segment, type Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";

const HALF_WIDTH = 0.62;
const HEIGHT = 1.6;
const PANEL_LENGTH = 1.6;

export function craneJib(scene: Scene, { root: [x, y, z], reach }: { root: Point3; reach: number }): void {
  const panels = Math.round(reach / PANEL_LENGTH);
  const panel = reach / panels;
  const nearX = x + HALF_WIDTH;
  const farX = x - HALF_WIDTH;
  const top = z + HEIGHT;
  const chords: Point3[][] = [
    segment([farX, y, z], [farX, y + reach, z]),
    segment([nearX, y, z], [nearX, y + reach, z]),
    segment([x, y, top], [x, y + reach - panel / 2, top]),
  ];
  const zigzag = (side: number): Point3[] =>
    Array.from({ length: panels * 2 + 1 }, (_, index): Point3 =>
      index % 2 === 0 ? [side, y + (index * panel) / 2, z] : [x, y + (index * panel) / 2, top],
    );
  const floor: Point3[] = Array.from({ length: panels * 2 + 1 }, (_, index): Point3 => [
    index % 2 === 0 ? farX : nearX,
    y + Math.ceil(index / 2) * panel,
    z,
  ]);
  scene.addSolid(
    { min: [farX, y, z], max: [nearX, y + reach, top] },
    `<path class="faint" d="${scene.paths([zigzag(farX), floor])}"/><path class="fine" d="${scene.path(zigzag(nearX))}"/><path class="edge" d="${scene.paths(chords)}"/>`,
  );
}
