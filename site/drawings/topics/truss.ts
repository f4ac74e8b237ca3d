import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { column } from "../primitives/column.ts";
import { dropLines } from "../primitives/drop-lines.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { slantedBar } from "../primitives/slanted-bar.ts";
import { defineCover } from "../define-drawing.ts";

const EAVES = 4.4;
const CLEARANCE = 3.4;

/** Draws a building's pitched roof trusses on columns. One truss, in orange, is being lowered. */
export const trussCover = defineCover(9, (scene, random) => {
  const count = random.integer(3, 5);
  const spacing = count === 5 ? 4 : 5;
  const panels = random.pick([6, 8]);
  const span = random.pick([14, 16, 18]);
  const rise = random.pick([2.6, 3.2, 3.8]);
  const hoistedTrussIndex = random.integer(Math.max(1, count - 2), count - 1);
  box(scene, [-1, -1, -0.5], [span + 2, (count - 1) * spacing + 2, 0.5], { hatch: concreteHatch.cut });
  for (let index = 0; index < count; index++) {
    const y = index * spacing;
    for (const x of [0, span]) {
      box(scene, [x - 0.55, y - 0.55, 0], [1.1, 1.1, 0.12]);
      column(scene, { foot: [x, y, 0.12], height: EAVES - 0.12 });
    }
    if (index === hoistedTrussIndex) {
      scene.inLayer("hoist", () => {
        const supports = [0, span].map((x) => [x, y] as const);
        dropLines(scene, supports, EAVES, EAVES + CLEARANCE);
        pitchedTruss(scene, [0, y, EAVES + CLEARANCE], { span, panels, rise, isHighlighted: true });
      });
    } else pitchedTruss(scene, [0, y, EAVES], { span, panels, rise });
    if (index === 0 || index === hoistedTrussIndex || index - 1 === hoistedTrussIndex) continue;
    for (const x of [0, span])
      box(scene, [x - 0.12, y - spacing + 0.25, EAVES - 0.4], [0.24, spacing - 0.5, 0.4]);
  }
  scaleFigure(scene, [span * 0.4, (count - 1) * spacing + 2.6, 0]);
  scaleFigure(scene, [span * 0.46, (count - 1) * spacing + 3, 0]);
});

function pitchedTruss(
  scene: Scene,
  [x, y, z]: Point3,
  {
    span,
    panels,
    rise,
    isHighlighted = false,
  }: { span: number; panels: number; rise: number; isHighlighted?: boolean },
): void {
  const thickness = isHighlighted ? 0.52 : 0.34;
  const half = span / 2;
  const roofHeight = (along: number) => z + 0.2 + rise * (1 - Math.abs(along - half) / half);
  const bar = (from: Point3, to: Point3, width = thickness) =>
    slantedBar(scene, { from, to, thickness: width, isHighlighted });
  const point = (along: number, height: number): Point3 => [x + along, y, height];
  bar(point(0, z + 0.2), point(span, z + 0.2));
  const station = (index: number) => (span * index) / panels;
  for (let index = 1; index < panels; index++) {
    const at = station(index);
    bar(point(at, z + 0.2), point(at, roofHeight(at)), 0.22);
    const webEnd = at < half ? station(index + 1) : station(index - 1);
    if (at !== half) bar(point(at, roofHeight(at)), point(webEnd, z + 0.2), 0.22);
  }
  bar(point(-0.4, roofHeight(0) - 0.05), point(half, roofHeight(half)));
  bar(point(span + 0.4, roofHeight(span) - 0.05), point(half, roofHeight(half)));
}
