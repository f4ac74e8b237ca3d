import { girderBridge } from "../composites/girder-bridge.ts";
import type { Drawing } from "../kernel/drawing.ts";
import { Scene } from "../kernel/scene.ts";

export function infrastructureDrawing(): Drawing {
  const scene = new Scene(8.5);
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
  return scene.toDrawing();
}
