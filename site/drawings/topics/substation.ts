import { powerLine } from "../composites/power-line.ts";
import { loweredTransformer, transformer, transformerPad } from "../composites/transformer.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { defineCover } from "../define-drawing.ts";

export const substationCover = defineCover(9, (scene, random) => {
  const bays = random.integer(2, 3);
  const spacing = random.pick([8.5, 9.5]);
  const height = random.integer(14, 18);
  powerLine(scene, { stations: [0, bays * spacing], height });
  const openBay = random.integer(0, bays - 1);
  for (let bay = 0; bay < bays; bay++) {
    const at = [2 + bay * spacing, 8] as const;
    transformerPad(scene, at);
    if (bay === openBay) loweredTransformer(scene, at, random.pick([2.6, 3.2]));
    else transformer(scene, [...at, 0.4]);
  }
  scaleFigure(scene, [bays * spacing - 1.6, 16, 0]);
});
