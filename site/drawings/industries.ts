import { girderBridge } from "./composites/girder-bridge.ts";
import { houseFrame } from "./composites/house-frame.ts";
import { loweredBox } from "./composites/lowered-box.ts";
import { pipeRack } from "./composites/pipe-rack.ts";
import { powerLine } from "./composites/power-line.ts";
import { steelFrame } from "./composites/steel-frame.ts";
import { tankCourses } from "./composites/tank-courses.ts";
import { loweredTransformer, transformer, transformerPad } from "./composites/transformer.ts";
import { defineDrawing, type DrawingFunction } from "./define-drawing.ts";
import { segment, type Point3 } from "./kernel/projection.ts";
import { box, concreteHatch } from "./primitives/box.ts";
import { cylinderAlongX } from "./primitives/cylinder-along-x.ts";
import { uprightCylinder } from "./primitives/cylinder-upright.ts";
import { dropLines } from "./primitives/drop-lines.ts";
import { courses, mullionsAlongX, mullionsAlongY } from "./primitives/face-lines.ts";
import { scaleFigure } from "./primitives/scale-figure.ts";

/** The drawings of the industries, by id. */
export const INDUSTRIES: Readonly<Record<string, DrawingFunction>> = {
  residential: defineDrawing(12, (scene) => {
    houseFrame(scene, { length: 9, depth: 7, rise: 3, ridgeWidth: 0.6, ridgeDepth: 0.9 });
  }),
  commercial: defineDrawing(9, (scene) => {
    const bay = 5;
    const storyHeight = 3.4;
    const glass = [mullionsAlongX(1.25), mullionsAlongY(1.25), courses(1.7)];
    steelFrame(scene, {
      stories: [
        [4, 4],
        [4, 4],
      ],
      bay,
      storyHeight,
      deckedStories: 4,
    });
    for (let story = 0; story < 3; story++) {
      for (let column = 0; column < 2; column++) {
        const [start, bottom] = [column * bay, story * storyHeight];
        const isPanelMissing = column === 1 && story === 2;
        if (!isPanelMissing)
          box(scene, [start, 2 * bay + 0.35, bottom], [bay, 0.15, storyHeight], { lines: glass });
        box(scene, [2 * bay + 0.35, start, bottom], [0.15, bay, storyHeight], { lines: glass });
      }
    }
    const [y, gap] = [2 * bay + 0.35, 4.4];
    const panel: Point3 = [bay, y + gap, 2 * storyHeight];
    scene.inLayer("hoist", () => {
      const guideLines = [panel[0], panel[0] + bay].flatMap((x) =>
        [panel[2], panel[2] + storyHeight].map((z): Point3[] => segment([x, y, z], [x, y + gap, z])),
      );
      scene.addLines(guideLines, "ghost");
      box(scene, panel, [bay, 0.3, storyHeight], { isHighlighted: true, lines: glass });
      dropLines(
        scene,
        [[panel[0] + bay / 2, panel[1]]],
        panel[2] + storyHeight + 5,
        panel[2] + storyHeight,
        "fine",
      );
    });
  }),
  industrial: defineDrawing(9, (scene) => {
    pipeRack(scene, {
      length: 19,
      width: 5,
      bentSpacing: 7.4,
      lower: [
        { at: 1.2, radius: 0.45 },
        { at: 3.6, radius: 0.6 },
      ],
      upper: [
        { at: 0.9, radius: 0.5 },
        { at: 3.2, radius: 1.1 },
      ],
      orangePipe: 1,
    });
    uprightCylinder(scene, { base: [5, -7.5, 0], height: 7, radius: 3.4, rings: tankCourses(7) });
    uprightCylinder(scene, { base: [13.4, -7.5, 0], height: 9, radius: 3.4, rings: tankCourses(9) });
    scaleFigure(scene, [15, 8, 0]);
  }),
  infrastructure: defineDrawing(8.5, (scene) => {
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
  }),
  /** Draws a mechanical room: studs, a unit, pipes and ducts. One duct, in orange, is being lowered. */
  "specialty-trades": defineDrawing(11, (scene) => {
    const [length, depth, height] = [14, 9, 6];
    const duct = { width: 1.9, height: 1.3, level: 4, at: 4.6 };
    box(scene, [-0.4, -0.4, -0.5], [length + 0.8, depth + 0.8, 0.5], { hatch: concreteHatch.cut });
    for (let x = 0; x <= length; x += 1) box(scene, [x - 0.1, -0.2, 0], [0.2, 0.3, height]);
    for (let y = 1; y <= depth; y += 1) box(scene, [-0.2, y - 0.1, 0], [0.3, 0.2, height]);
    box(scene, [-0.2, -0.2, height], [length + 0.4, 0.3, 0.25]);
    box(scene, [-0.2, 0.1, height], [0.3, depth, 0.25]);
    box(scene, [1, 3.6, 0], [3.2, 4, 3], { lines: [mullionsAlongX(1.6), mullionsAlongY(2), courses(1.5)] });
    box(scene, [1.7, duct.at + 0.1, 3], [1.7, 1.7, 1], { hatch: { right: "close" } });
    for (const start of [5, 6.6, 8.2])
      box(scene, [start, 0.12, 1.6], [1.2, 0.5, 2.4], { lines: [courses(0.8)] });
    uprightCylinder(scene, { base: [11.8, 2.2, 0], height: 3.4, radius: 1.2, rings: [0.5, 2.9] });
    for (const [y, z] of [
      [1.3, 5.4],
      [2.2, 5.4],
    ] as const) {
      cylinderAlongX(scene, { start: [0.6, y, z], length: length - 0.6, radius: 0.3, rings: [4, 9] });
    }
    for (const [start, size] of [
      [1.6, 3],
      [9.2, 2.7],
      [12, 2.4],
    ] as const) {
      box(scene, [start, duct.at, duct.level], [size, duct.width, duct.height], {
        lines: [mullionsAlongX(size / 2)],
      });
    }
    loweredBox(scene, {
      at: [4.8, duct.at, duct.level],
      size: [4.2, duct.width, duct.height],
      clearance: 3.4,
      lines: [mullionsAlongX(2.1)],
      hasOutline: true,
    });
    scaleFigure(scene, [8.4, 7.6, 0]);
  }),
  energy: defineDrawing(9, (scene) => {
    powerLine(scene, { stations: [0, 18], height: 15 });
    transformerPad(scene, [2, 8]);
    transformer(scene, [2, 8, 0.4]);
    transformerPad(scene, [11, 8]);
    loweredTransformer(scene, [11, 8], 3);
  }),
};
