import { houseFrame } from "../composites/house-frame.ts";
import type { Drawing } from "../kernel/drawing.ts";
import { Scene } from "../kernel/scene.ts";

export function residentialDrawing(): Drawing {
  const scene = new Scene(12);
  houseFrame(scene, { length: 9, depth: 7, rise: 3, ridgeWidth: 0.6, ridgeDepth: 0.9 });
  return scene.toDrawing();
}
