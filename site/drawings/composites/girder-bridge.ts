import { segment, type Point3 } from "../kernel/projection.ts";
import { seededRandom } from "../kernel/random.ts";
import type { Scene } from "../kernel/scene.ts";
import { beam } from "../primitives/beam.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { mullionsAlongX, ribsAlongY } from "../primitives/face-lines.ts";
import { loweredBeam } from "./lowered-beam.ts";

type GirderBridge = {
  spans: number;
  /** Index of the span whose near girder is still being lowered. */
  openSpanIndex: number;
  span?: number;
  width?: number;
  deckHeight?: number;
  girderDepth?: number;
  orangeDepth?: number;
  clearance?: number;
  rope?: number;
  riverSeed: string;
  riverReach?: number;
};

/** Draws a girder bridge on piers over a river. One orange girder is being lowered into the open span. */
export function girderBridge(scene: Scene, options: GirderBridge): void {
  const {
    spans,
    openSpanIndex,
    span = 14,
    width = 6,
    deckHeight = 9,
    girderDepth = 1.2,
    riverSeed,
    riverReach = 15,
  } = options;
  const { orangeDepth = 1.4, clearance = 5.2, rope = 10 } = options;
  for (let pier = 0; pier <= spans; pier++) bridgePier(scene, pier * span, width, deckHeight);
  const girders = [0.4, 0.4 + (width - 0.8) / 3, 0.4 + ((width - 0.8) * 2) / 3, width - 0.4];
  for (let index = 0; index < spans; index++) {
    const x = index * span;
    const isOpen = index === openSpanIndex;
    for (const y of isOpen ? girders.slice(0, 2) : girders) {
      beam(scene, { start: [x, y, deckHeight], length: span, along: "x", width: 0.4, depth: girderDepth });
    }
    if (isOpen) continue;
    box(scene, [x, -0.6, deckHeight], [span, width + 1.2, 0.35], { lines: [ribsAlongY(1.75)] });
    for (const y of [-0.6, width + 0.35]) {
      box(scene, [x, y, deckHeight + 0.35], [span, 0.25, 0.7], { lines: [mullionsAlongX(1.75)] });
    }
  }
  loweredBeam(scene, {
    seat: [(openSpanIndex + 0.5) * span, width - 0.4, deckHeight],
    length: span,
    clearance,
    width: 0.5,
    depth: orangeDepth,
    sling: 5,
    rope,
  });
  scene.inLayer("ground", () => drawRiver(scene, spans * span, width, riverSeed, riverReach));
}

function bridgePier(scene: Scene, x: number, width: number, deckHeight: number): void {
  box(scene, [x - 1.6, -1, -1], [3.2, width + 2, 1.2], { hatch: concreteHatch.cut });
  for (const y of [0.6, width - 2]) {
    box(scene, [x - 0.7, y, 0.2], [1.4, 1.4, deckHeight - 2.4], { hatch: { right: "close" } });
  }
  box(scene, [x - 0.9, -0.2, deckHeight - 2.2], [1.8, width + 0.4, 1], { hatch: { right: "wide" } });
}

function drawRiver(scene: Scene, length: number, width: number, seed: string, reach: number): void {
  const random = seededRandom(`river ${seed}`);
  const ripples = Array.from({ length: Math.round((length * (reach + 9)) / 30) }, (): Point3[] => {
    const [x, y, size] = [
      4 + random.next() * (length - 10),
      2 - reach + random.next() * (width + 2 * reach - 4),
      1.4 + random.next() * 4,
    ];
    return segment([x, y, -1], [x + size * 0.25, y - size * 0.6, -1]);
  });
  scene.addLines(ripples, "faint");
  const bank = (x: number): Point3[] =>
    [0, 0.27, 0.5, 0.76, 1].map((fraction, index): Point3 => [
      x + (index % 2) * (0.6 + random.next()),
      fraction * (width + 2 * reach) - reach,
      -1,
    ]);
  scene.addLines([bank(2), bank(length - 4)], "fine");
}
