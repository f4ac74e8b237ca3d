import { segment } from "../kernel/projection.ts";
import { houseFrame } from "../composites/house-frame.ts";
import { steelFrame } from "../composites/steel-frame.ts";
import { tankCourses } from "../composites/tank-courses.ts";
import { powerLine } from "../composites/power-line.ts";
import { defineDrawing } from "../define-drawing.ts";
import { uprightCylinder } from "../primitives/cylinder-upright.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";

/**
 * Draws the Industries page's hero: a site with a mid-rise, a house, tanks and a transmission tower. The
 * house's ridge beam is being set.
 */
export const industriesHero = defineDrawing(8.5, (scene) => {
  scene.inLayer("ground", () => {
    scene.addLines(
      [
        segment([-3, 13, 0], [31, 13, 0]),
        segment([-3, 17, 0], [31, 17, 0]),
        segment([14, -10, 0], [14, 13, 0]),
        segment([14, 17, 0], [14, 30, 0]),
      ],
      "bound",
    );
    scene.addLines([segment([-3, 15, 0], [31, 15, 0])], "axis");
  });
  steelFrame(scene, {
    stories: [
      [5, 5],
      [5, 4],
    ],
    bay: 5,
    storyHeight: 3.2,
    deckedStories: 3,
    braces: [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
    ],
    stubHeight: (stories) => (stories === 5 ? 0.9 : 0),
  });
  const plot = { x: 15.5, y: 2.4 };
  for (const [x, height] of [
    [plot.x + 1.6, 6],
    [plot.x + 9, 8],
  ] as const) {
    uprightCylinder(scene, { base: [x, plot.y, 0], height, radius: 3.2, rings: tankCourses(height) });
  }
  powerLine(scene, { stations: [23, 33], y: 19, height: 12, width: 3.4 });
  scaleFigure(scene, [15, 14.4, 0]);
  scaleFigure(scene, [16, 15.2, 0]);
  houseFrame(scene, { origin: [1, 17], length: 9, depth: 7, rise: 3, ridgeWidth: 0.8, ridgeDepth: 1.2 });
});
