import { hoistedBeam } from "../composites/hoisted-beam.ts";
import { COLUMN_WIDTH, steelFrame } from "../composites/steel-frame.ts";
import { towerCrane } from "../composites/tower-crane.ts";
import { beamLanding } from "../primitives/drop-lines.ts";
import { centeredSegment, type Point3 } from "../kernel/projection.ts";
import { MAST_WIDTH } from "../primitives/lattice-mast.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { defineCover } from "../define-drawing.ts";

const BAY = 5;
const STORY_HEIGHT = 3.3;

export const craneCover = defineCover(8.5, (scene, random) => {
  const columns = random.integer(2, 3);
  const storyCount = random.integer(2, 3);
  const openColumn = random.integer(0, columns - 1);
  const stories = Array.from({ length: columns }, () => [
    storyCount,
    Math.max(1, storyCount - random.integer(0, 1)),
  ]);
  steelFrame(scene, {
    stories,
    bay: BAY,
    storyHeight: STORY_HEIGHT,
    deckedStories: 1,
    braces: [[0, 1]],
    stubHeight: (height) => (height === storyCount ? 1 : 0),
    openBeam: { column: openColumn, row: 1, story: storyCount },
  });
  const seat: Point3 = [(openColumn + 0.5) * BAY, BAY, storyCount * STORY_HEIGHT];
  const mast = [seat[0] - MAST_WIDTH / 2, -random.integer(6, 8)] as const;
  const hangPoint = scene.inLayer("crane", () =>
    towerCrane(scene, {
      at: mast,
      height: storyCount * STORY_HEIGHT + random.integer(13, 16),
      jib: random.integer(15, 19),
      counterJibLength: 6,
      trolleyY: seat[1],
    }),
  );
  const length = BAY - COLUMN_WIDTH;
  const top = seat[2] + 5;
  scene.inLayer("hoist", () => {
    beamLanding(scene, centeredSegment(seat, length / 2, "x"), top - 1.15, 0.8);
    const hook = hoistedBeam(scene, { at: [seat[0], seat[1], top], length, width: 0.8, depth: 1.15 });
    scene.addLines([[hook, hangPoint]], "fine");
  });
  scaleFigure(scene, [columns * BAY + 2.2, 6, 0]);
  scaleFigure(scene, [columns * BAY + 2.6, 7.4, 0]);
});
