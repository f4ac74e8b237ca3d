import { basePlate } from "../composites/base-plate.ts";
import { defineDrawing } from "../define-drawing.ts";

export const permanentDrawing = defineDrawing(15, (scene) => {
  basePlate(scene);
});
