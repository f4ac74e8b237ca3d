import { basePlate } from "./composites/base-plate.ts";
import { loweredBox } from "./composites/lowered-box.ts";
import { loweredColumn } from "./composites/lowered-column.ts";
import { steelFrame } from "./composites/steel-frame.ts";
import { trussSpan } from "./composites/truss-span.ts";
import { defineDrawing, type DrawingFunction } from "./define-drawing.ts";
import { beam } from "./primitives/beam.ts";
import { box, concreteHatch } from "./primitives/box.ts";
import { column } from "./primitives/column.ts";
import { dimension } from "./primitives/dimension.ts";
import { ribsAlongX } from "./primitives/face-lines.ts";
import { scaleFigure } from "./primitives/scale-figure.ts";

/** The drawings of the services, by id. */
export const SERVICES: Readonly<Record<string, DrawingFunction>> = {
  construction: defineDrawing(11, (scene) => {
    steelFrame(scene, {
      stories: [
        [2, 2],
        [2, 1],
      ],
      bay: 5,
      deckedStories: 1,
      braces: [[0, 1]],
      stubHeight: (stories) => (stories === 2 ? 1 : 0),
      hasOpenCorner: true,
    });
    loweredColumn(scene, { foot: [10, 10, 0.12], height: 3.6, clearance: 3.3, width: 0.9, rope: 9 });
    scaleFigure(scene, [7.6, 12.4, 0]);
    scaleFigure(scene, [8.8, 12.9, 0]);
  }),
  engineering: defineDrawing(9, (scene, labels) => {
    trussSpan(scene, {
      length: 20,
      panels: 5,
      orangeDiagonal: 7,
      dimension: labels && { span: labels.span, textSize: 1.6 },
    });
  }),
  permanent: defineDrawing(15, (scene) => {
    basePlate(scene);
  }),
  fractional: defineDrawing(9.5, (scene) => {
    const bay = 6;
    const height = 4.6;
    box(scene, [-0.6, -0.6, -0.5], [13.2, 13.2, 0.5], { hatch: concreteHatch.cut });
    for (const i of [0, 1, 2]) {
      for (const j of [0, 1, 2]) {
        column(scene, { foot: [i * bay, j * bay, 0], height: height });
        if (i < 2) beam(scene, { start: [i * bay + 0.25, j * bay, height], length: bay - 0.5, along: "x" });
        if (j < 2) beam(scene, { start: [i * bay, j * bay + 0.25, height], length: bay - 0.5, along: "y" });
      }
    }
    for (const [i, j] of [
      [0, 0],
      [1, 0],
      [0, 1],
    ] as const) {
      box(scene, [i * bay + 0.2, j * bay + 0.2, height - 0.16], [bay - 0.4, bay - 0.4, 0.16], {
        lines: [ribsAlongX(0.8)],
      });
    }
    loweredBox(scene, {
      at: [bay + 0.2, bay + 0.2, height],
      size: [bay - 0.4, bay - 0.4, 0.3],
      clearance: 2.6,
    });
    scene.inLayer("hoist", () => scaleFigure(scene, [8.2, 9.4, height + 2.9]));
    dimension(scene, { from: [bay, 12, 0], to: [2 * bay, 12, 0], offset: 2.8, text: "1/4", textSize: 1.7 });
  }),
};
