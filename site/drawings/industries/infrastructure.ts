import { girderBridge } from "../composites/girder-bridge.ts";
import { defineDrawing } from "../define-drawing.ts";

export const infrastructureDrawing = defineDrawing(8.5, (scene) => {
  girderBridge(scene, {
    spans: 3,
    openSpanIndex: 1,
    span: 7,
    width: 5,
    deckHeight: 6,
    girderDepth: 1.3,
    orangeDepth: 2,
    clearance: 3.4,
    rope: 2,
    riverSeed: "infrastructure",
    riverReach: 4,
  });
});
