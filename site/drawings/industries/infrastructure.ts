import { girderBridge } from "../composites/girder-bridge.ts";
import type { Drawing } from "../drawing.ts";
import { Scene } from "../kernel/scene.ts";

/** Infrastructure and heavy civil: a river bridge and its last girder. */
export function infrastructureDrawing(): Drawing {
  const scene = new Scene(8.5);
  girderBridge(scene, {
    spans: 3,
    openSpan: 1,
    span: 9,
    deckHeight: 7,
    orangeDepth: 2,
    girderDepth: 1.4,
    clearance: 3.6,
    rope: 4,
    river: "infrastructure",
  });
  return scene.toDrawing();
}
