import { powerLine } from "../composites/power-line.ts";
import { loweredTransformer, transformer, transformerPad } from "../composites/transformer.ts";
import { defineDrawing } from "../define-drawing.ts";

export const energyDrawing = defineDrawing(9, (scene) => {
  powerLine(scene, { stations: [0, 18], height: 15 });
  transformerPad(scene, [2, 8]);
  transformer(scene, [2, 8, 0.4]);
  transformerPad(scene, [11, 8]);
  loweredTransformer(scene, [11, 8], 3);
});
