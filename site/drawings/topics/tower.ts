import { loweredBeam } from "../composites/lowered-beam.ts";
import { COLUMN_WIDTH, steelFrame } from "../composites/steel-frame.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { courses } from "../primitives/face-lines.ts";
import { scaleFigure } from "../primitives/scale-figure.ts";
import { defineCover } from "../define-drawing.ts";

const BAY = 5;
const STORY_HEIGHT = 3.2;

export const towerCover = defineCover(8, (scene, random) => {
  const columns = random.integer(2, 3);
  const storyCount = random.integer(4, 6);
  const stories = Array.from({ length: columns }, (_, column) => [
    storyCount - (column === columns - 1 && random.chance(0.6) ? 1 : 0),
    storyCount - random.integer(0, 1) - (column === columns - 1 ? 1 : 0),
  ]);
  const column = random.integer(0, columns - 1);
  const top = stories[column]![1]!;
  steelFrame(scene, {
    stories,
    bay: BAY,
    storyHeight: STORY_HEIGHT,
    deckedStories: random.integer(1, 3),
    braces: Array.from({ length: top - 1 }, (_, story) => [0, story + 1] as const),
    stubHeight: () => (random.chance(0.5) ? 0.9 : 0),
    openBeam: { column, row: 2, story: top },
  });
  const lift = random.pick([1.6, 2.4, 3.2]);
  for (let story = 0; story < storyCount; story++) {
    box(
      scene,
      [0.8, 0.8, story * STORY_HEIGHT],
      [2.9, 2.9, story === storyCount - 1 ? STORY_HEIGHT + lift : STORY_HEIGHT],
      {
        hatch: concreteHatch.shaded,
        lines: [courses(STORY_HEIGHT)],
      },
    );
  }
  loweredBeam(scene, {
    seat: [(column + 0.5) * BAY, 2 * BAY, top * STORY_HEIGHT],
    length: BAY - COLUMN_WIDTH,
    clearance: 3,
    width: 0.7,
    depth: 1.1,
  });
  scaleFigure(scene, [columns * BAY + 2.4, 5 + random.integer(0, 3), 0]);
});
