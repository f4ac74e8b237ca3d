import { houseFrame } from "../composites/house-frame.ts";
import { defineDrawing } from "../define-drawing.ts";

export const residentialDrawing = defineDrawing(12, (scene) => {
  houseFrame(scene, { length: 9, depth: 7, rise: 3, ridgeWidth: 0.6, ridgeDepth: 0.9 });
});
