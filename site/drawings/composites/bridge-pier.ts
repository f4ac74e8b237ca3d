import type { Scene } from "../kernel/scene.ts";
import { box, concreteHatch } from "../primitives/box.ts";

export function bridgePier(scene: Scene, x: number, width: number, deckHeight: number): void {
  box(scene, [x - 1.6, -1, -1], [3.2, width + 2, 1.2], { hatch: concreteHatch.cut });
  for (const y of [0.6, width - 2]) {
    box(scene, [x - 0.7, y, 0.2], [1.4, 1.4, deckHeight - 2.4], { hatch: { right: "close" } });
  }
  box(scene, [x - 0.9, -0.2, deckHeight - 2.2], [1.8, width + 0.4, 1], { hatch: { right: "wide" } });
}
