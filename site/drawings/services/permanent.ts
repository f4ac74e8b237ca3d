import { basePlate } from "../composites/base-plate.ts";
import type { Drawing } from "../kernel/drawing.ts";
import { Scene } from "../kernel/scene.ts";

export function permanentDrawing(): Drawing {
  const scene = new Scene(15);
  basePlate(scene, { boltSize: 0.38 });
  return scene.toDrawing();
}
