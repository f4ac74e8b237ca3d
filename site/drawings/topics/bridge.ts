import { girderBridge } from "../composites/girder-bridge.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { defineCover } from "../define-drawing.ts";

export const bridgeCover = defineCover(8, (scene, random, _labels, seed) => {
  const spans = random.integer(3, 5);
  const span = spans === 5 ? 10 : spans === 4 ? 12 : 14;
  const deckHeight = random.integer(7, 10);
  const openSpanIndex = random.integer(1, spans - 2);
  girderBridge(scene, {
    spans,
    span,
    openSpanIndex,
    deckHeight,
    clearance: 4.6,
    rope: 6,
    orangeDepth: 1.6,
    riverSeed: seed,
    riverReach: 6,
  });
  scaleFigure(scene, [span * 0.6, 3, deckHeight + 0.35]);
  scaleFigure(scene, [span * 0.75, 3.6, deckHeight + 0.35]);
});
