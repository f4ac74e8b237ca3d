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
  const halfChord = chord / 2;
  for (let index = 0; index < panels; index++)
    box(scene, [x + index * panel, y - halfChord, z], [panel, chord, chord]);
  for (let index = 0; index < panels - 1; index++) {
    box(scene, [x + panel / 2 + index * panel, y - halfChord, z + height], [panel, chord, chord]);
  }
  for (let index = 0; index < panels * 2; index++) {
    const isRising = index % 2 === 0;
    const leftX = x + (index * panel) / 2;
    const low = z + halfChord;
    const high = z + height + halfChord;
    const isHighlighted = index === orangeDiagonal;
    slantedBar(scene, {
      from: [leftX, y + halfChord, isRising ? low : high],
      to: [leftX + panel / 2, y + halfChord, isRising ? high : low],
      thickness: isHighlighted ? orangeThickness : chord,
      isHighlighted,
    });
  }
}
