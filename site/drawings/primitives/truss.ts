import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { box } from "./box.ts";
import { slantedBar } from "./slanted-bar.ts";

type Truss = {
  start: Point3;
  length: number;
  panels: number;
  height: number;
  orangeDiagonal?: number;
};

const CHORD = 0.34;
const ORANGE_THICKNESS = 0.85;

export function truss(
  scene: Scene,
  { start: [x, y, z], length, panels, height, orangeDiagonal }: Truss,
): void {
  const panel = length / panels;
  const halfChord = CHORD / 2;
  for (let index = 0; index < panels; index++)
    box(scene, [x + index * panel, y - halfChord, z], [panel, CHORD, CHORD]);
  for (let index = 0; index < panels - 1; index++) {
    box(scene, [x + panel / 2 + index * panel, y - halfChord, z + height], [panel, CHORD, CHORD]);
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
      thickness: isHighlighted ? ORANGE_THICKNESS : CHORD,
      isHighlighted,
    });
  }
}
