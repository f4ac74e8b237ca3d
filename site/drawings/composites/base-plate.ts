import type { Point3 } from "../kernel/projection.ts";
import { formatPoint, type Scene } from "../kernel/scene.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { dropLines } from "../primitives/drop-lines.ts";

type BasePlate = {
  footing?: number;
  pedestal?: number;
  pedestalHeight?: number;
  boltsPerRow?: number;
  columnHeight?: number;
  clearance?: number;
};

const BOLT_HEIGHT = 1.5;
const BOLT_SIZE = 0.38;

/** Draws a footing with orange anchor bolts, and a column with its base plate above it. */
export function basePlate(
  scene: Scene,
  {
    footing = 7,
    pedestal = 3.8,
    pedestalHeight = 1.7,
    boltsPerRow = 2,
    columnHeight = 5,
    clearance = 2.7,
  }: BasePlate = {},
): void {
  const center = footing / 2;
  const plate = pedestal - 0.8;
  const edge = plate / 2 - 0.5;
  box(scene, [0, 0, -2], [footing, footing, 2], { hatch: concreteHatch.cut });
  box(scene, [center - pedestal / 2, center - pedestal / 2, 0], [pedestal, pedestal, pedestalHeight], {
    hatch: { left: "wide", right: "wide" },
  });
  const offsets = Array.from(
    { length: boltsPerRow },
    (_, index) => -edge + (2 * edge * index) / (boltsPerRow - 1),
  );
  const bolts = [-edge, edge].flatMap((row) =>
    offsets.map((along) => [center + along, center + row] as const),
  );
  for (const [x, y] of bolts) {
    box(scene, [x - BOLT_SIZE / 2, y - BOLT_SIZE / 2, pedestalHeight], [BOLT_SIZE, BOLT_SIZE, BOLT_HEIGHT], {
      isHighlighted: true,
    });
  }
  const bottom = pedestalHeight + clearance;
  const corner = center - plate / 2;
  box(scene, [corner, corner, bottom], [plate, plate, 0.3]);
  wideFlange(scene, [center - plate * 0.22, center - plate * 0.2, bottom + 0.3], plate * 0.44, columnHeight);
  scene.inLayer("hoist", () => {
    const visibleBolts = bolts.filter(([x, y]) => !(x < center && y < center));
    dropLines(scene, visibleBolts, bottom, pedestalHeight + BOLT_HEIGHT, "ghost-ink");
    for (const [x, y] of visibleBolts) boltHole(scene, [x, y, bottom + 0.3]);
  });
  const reach = footing + 1.4;
  scene.inLayer("ground", () =>
    scene.addLines(
      [
        [
          [-1.4, reach, 0],
          [reach, reach, 0],
          [reach, -1.4, 0],
        ],
      ],
      "faint",
    ),
  );
}

export function wideFlange(
  scene: Scene,
  [x, y, z]: Point3,
  width: number,
  height: number,
  isHighlighted = false,
): void {
  const flange = 0.22;
  box(scene, [x, y, z], [flange, width * 0.9, height], { isHighlighted });
  box(scene, [x + flange, y + width * 0.37, z], [width - 2 * flange, 0.2, height], { isHighlighted });
  box(scene, [x + width - flange, y, z], [flange, width * 0.9, height], { isHighlighted });
}

function boltHole(scene: Scene, at: Point3): void {
  const [x, y] = formatPoint(scene.project(at));
  const size = scene.scale * 0.2;
  scene.addFlat(
    `<path class="left" d="M${x} ${y}m${-size} 0a${size} ${size * 0.58} 0 1 0 ${size * 2} 0a${size} ${size * 0.58} 0 1 0 ${-size * 2} 0z"/>`,
  );
}
