import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { box } from "./box.ts";
import { slantedBar } from "./slanted-bar.ts";

type Truss = {
  start: Point3;
  length: number;
  panels: number;
  height: number;
  chord?: number;
  orangeDiagonal?: number;
  orangeThickness?: number;
};

export function truss(
  scene: Scene,
  { start: [x, y, z], length, panels, height, chord = 0.34, orangeDiagonal, orangeThickness = 0.85 }: Truss,
): void {
  const panel = length / panels;
  const half = chord / 2;
  for (let index = 0; index < panels; index++)
    box(scene, [x + index * panel, y - half, z], [panel, chord, chord]);
  for (let index = 0; index < panels - 1; index++) {
    box(scene, [x + panel / 2 + index * panel, y - half, z + height], [panel, chord, chord]);
  }
  for (let index = 0; index < panels * 2; index++) {
    const isRising = index % 2 === 0;
    const left = x + (index * panel) / 2;
    const low = z + half;
    const high = z + height + half;
    const isOrange = index === orangeDiagonal;
    slantedBar(scene, {
      from: [left, y + half, isRising ? low : high],
      to: [left + panel / 2, y + half, isRising ? high : low],
      thickness: isOrange ? orangeThickness : chord,
      isOrange,
    });
  }
}
