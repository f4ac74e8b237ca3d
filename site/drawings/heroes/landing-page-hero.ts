import { steelFrame } from "../composites/steel-frame.ts";
import { towerCrane } from "../composites/tower-crane.ts";
import { defineDrawing } from "../define-drawing.ts";
import type { Point3 } from "../kernel/projection.ts";
import { box } from "../primitives/box.ts";
import { dropLines, visibleCorners } from "../primitives/drop-lines.ts";
import { ribsAlongX } from "../primitives/face-lines.ts";
import { MAST_WIDTH } from "../primitives/lattice-mast.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";

const BAY = 6;
const STORY_HEIGHT = 3.5;

/** Draws the employer landing page's hero: a crane lowers a floor panel onto a frame. */
export const landingPageHero = defineDrawing(10, (scene) => {
  steelFrame(scene, {
    stories: [
      [2, 2],
      [2, 2],
      [2, 1],
    ],
    bay: BAY,
    storyHeight: STORY_HEIGHT,
    deckedStories: 1,
    braces: [
      [0, 1],
      [0, 2],
    ],
  });
  const targetCorner: Point3 = [BAY + 0.25, BAY + 0.25, 2 * STORY_HEIGHT];
  const panelSize = BAY - 0.5;
  const middle = [targetCorner[0] + panelSize / 2, targetCorner[1] + panelSize / 2] as const;
  const mast = [middle[0] - MAST_WIDTH / 2, -8] as const;
  const hangPoint = scene.inLayer("crane", () =>
    towerCrane(scene, { at: mast, height: 24, jib: 21, counterJibLength: 7, trolleyY: middle[1] }),
  );
  const bottom = targetCorner[2] + 3.6;
  const [panelX, panelY] = targetCorner;
  const corners = visibleCorners(panelX, panelY, panelX + panelSize, panelY + panelSize);
  const hook: Point3 = [...middle, bottom + 7];
  scene.inLayer("hoist", () => {
    dropLines(scene, corners, bottom, targetCorner[2]);
    scene.addLines([[hook, hangPoint]], "fine");
    box(scene, [panelX, panelY, bottom], [panelSize, panelSize, 0.4], {
      isHighlighted: true,
      lines: [ribsAlongX(0.75)],
    });
  });
  scene.inLayer("notes", () => {
    scene.addLines(
      [[panelX, panelY] as const, ...corners].map(([x, y]): Point3[] => [[x, y, bottom + 0.4], hook]),
      "fine",
    );
  });
  scaleFigure(scene, [13.6, 14.6, 0]);
  scaleFigure(scene, [20, 9, 0]);
  scaleFigure(scene, [20.6, 7.6, 0]);
});
