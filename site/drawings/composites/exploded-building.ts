import { fillCount, type DrawingLabels } from "../drawing-labels.ts";
import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { beam } from "../primitives/beam.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { column } from "../primitives/column.ts";
import { uprightCylinder } from "../primitives/cylinder-upright.ts";
import { dropLines, visibleCorners } from "../primitives/drop-lines.ts";
import { mullionsAlongX, mullionsAlongY, ribsAlongX } from "../primitives/face-lines.ts";
import { leaderTag } from "../primitives/leader-tag.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { FOUNDATION_BASE, foundationGrid } from "./foundation-grid.ts";

const FEET_PER_UNIT = 6;

const BAY = 6;

type ExplodedBuilding = {
  columns: number;
  rows: number;
  measuredAssembly: "slab" | "deck";
  labels?: DrawingLabels | undefined;
};

/**
 * Returns the quantities of the building's assemblies: areas in square feet, lengths in feet, and the number
 * of footings.
 */
export function takeoffQuantities({ columns, rows }: Pick<ExplodedBuilding, "columns" | "rows">) {
  const [length, depth] = [columns * BAY, rows * BAY];
  const beamLength = (rows + 1) * length + (columns + 1) * depth;
  const joistLength = columns * JOISTS.length * depth;
  return {
    area: length * depth * FEET_PER_UNIT ** 2,
    steel: (beamLength + joistLength) * FEET_PER_UNIT,
    footings: (columns + 1) * (rows + 1),
  };
}

const JOISTS = [1 / 3, 2 / 3];
const LEVEL = { columns: 3.6, steel: 8.2, deck: 13.2, slab: 18.8 };

/**
 * Draws an exploded view of a one-story building: footings, steel, deck and slab, labeled with quantities.
 */
export function explodedBuilding(
  scene: Scene,
  { columns, rows, measuredAssembly, labels }: ExplodedBuilding,
): void {
  const [length, depth] = [columns * BAY, rows * BAY];
  foundationGrid(scene, { columns, rows, bay: BAY });
  drawSteel(scene, columns, rows);
  box(scene, [0, 0, LEVEL.deck], [length, depth, 0.35], {
    isHighlighted: measuredAssembly === "deck",
    lines: [ribsAlongX(0.9)],
  });
  box(scene, [0, 0, LEVEL.slab], [length, depth, 0.6], {
    isHighlighted: measuredAssembly === "slab",
    hatch: measuredAssembly === "slab" ? {} : concreteHatch.cut,
  });
  drawRoofscape(scene, length);
  scene.inLayer("hoist", () => {
    const corners = visibleCorners(0, 0, length, depth);
    dropLines(scene, corners, LEVEL.columns, 0.5, "ghost-ink");
    dropLines(scene, corners, LEVEL.deck, LEVEL.steel, "ghost-ink");
    dropLines(scene, corners, LEVEL.slab, LEVEL.deck + 0.35, "ghost-ink");
  });
  if (labels === undefined) return;
  const { area, steel, footings } = takeoffQuantities({ columns, rows });
  const squareFeet = fillCount(labels.area, area);
  const tag = (at: Point3, quantity: string, assembly: string, isHighlighted = false) =>
    leaderTag(scene, {
      at,
      leader: [[34, 0]],
      strongLines: [quantity],
      plainLines: [assembly],
      strongSize: 20,
      isHighlighted,
    });
  scene.inLayer("notes", () => {
    tag([length, 2.4, LEVEL.slab + 0.3], squareFeet, labels.slab, measuredAssembly === "slab");
    tag([length, 2.4, LEVEL.deck + 0.18], squareFeet, labels.deck, measuredAssembly === "deck");
    tag([length, 2.4, LEVEL.steel - 0.3], fillCount(labels.length, steel), labels.framing);
    tag([length + 1.1, 0, FOUNDATION_BASE + 0.4], fillCount(labels.count, footings), labels.footings);
  });
}

function drawSteel(scene: Scene, columns: number, rows: number): void {
  for (let i = 0; i <= columns; i++) {
    for (let j = 0; j <= rows; j++) {
      const [x, y] = [i * BAY, j * BAY];
      column(scene, { foot: [x, y, LEVEL.columns], height: LEVEL.steel - LEVEL.columns });
      if (i < columns) beam(scene, { start: [x + 0.25, y, LEVEL.steel], length: BAY - 0.5, along: "x" });
      if (j < rows) beam(scene, { start: [x, y + 0.25, LEVEL.steel], length: BAY - 0.5, along: "y" });
      if (i === columns || j === rows) continue;
      for (const fraction of JOISTS)
        box(scene, [x + BAY * fraction - 0.09, y + 0.2, LEVEL.steel - 0.4], [0.18, BAY - 0.4, 0.34]);
    }
  }
}

function drawRoofscape(scene: Scene, length: number): void {
  const z = LEVEL.slab + 0.6;
  box(scene, [2, 2, z], [4, 3, 1.8], { lines: [mullionsAlongX(0.5), mullionsAlongY(0.5)] });
  box(scene, [length * 0.5, 2.4, z], [3, 2.4, 1.1], { hatch: { right: "wide" } });
  uprightCylinder(scene, { base: [length * 0.81, 3.6, z], height: 1.5, radius: 1.1 });
  scaleFigure(scene, [length * 0.52, 9, z], 1.1);
  scaleFigure(scene, [length * 0.58, 8.6, z], 1.1);
}
