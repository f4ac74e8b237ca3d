import { steelFrame } from "../composites/steel-frame.ts";
import { defineDrawing } from "../define-drawing.ts";
import { segment, type Point3 } from "../kernel/projection.ts";
import { box } from "../primitives/box.ts";
import { dropLines } from "../primitives/drop-lines.ts";
import { courses, mullionsAlongX, mullionsAlongY } from "../primitives/face-lines.ts";

const BAY = 5;
const STORY_HEIGHT = 3.4;
const GLASS = [mullionsAlongX(1.25), mullionsAlongY(1.25), courses(1.7)];

export const commercialDrawing = defineDrawing(9, (scene) => {
  steelFrame(scene, {
    stories: [
      [4, 4],
      [4, 4],
    ],
    bay: BAY,
    storyHeight: STORY_HEIGHT,
    deckedStories: 4,
  });
  for (let story = 0; story < 3; story++) {
    for (let bay = 0; bay < 2; bay++) {
      const [start, bottom] = [bay * BAY, story * STORY_HEIGHT];
      const isPanelMissing = bay === 1 && story === 2;
      if (!isPanelMissing)
        box(scene, [start, 2 * BAY + 0.35, bottom], [BAY, 0.15, STORY_HEIGHT], { lines: GLASS });
      box(scene, [2 * BAY + 0.35, start, bottom], [0.15, BAY, STORY_HEIGHT], { lines: GLASS });
    }
  }
  const [y, gap] = [2 * BAY + 0.35, 4.4];
  const panel: Point3 = [BAY, y + gap, 2 * STORY_HEIGHT];
  scene.inLayer("hoist", () => {
    const guideLines = [panel[0], panel[0] + BAY].flatMap((x) =>
      [panel[2], panel[2] + STORY_HEIGHT].map((z): Point3[] => segment([x, y, z], [x, y + gap, z])),
    );
    scene.addLines(guideLines, "ghost");
    box(scene, panel, [BAY, 0.3, STORY_HEIGHT], { isHighlighted: true, lines: GLASS });
    dropLines(
      scene,
      [[panel[0] + BAY / 2, panel[1]]],
      panel[2] + STORY_HEIGHT + 5,
      panel[2] + STORY_HEIGHT,
      "fine",
    );
  });
});
