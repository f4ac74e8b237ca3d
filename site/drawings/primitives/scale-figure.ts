import { formatNumber } from "../kernel/path-data.ts";
import type { Point3 } from "../kernel/projection.ts";
import { formatPoint, type Scene } from "../kernel/scene.ts";

/**
 * Height of a 6 ft person in drawings with 6-unit bays, which are about 20 ft wide. Drawings at another scale
 * pass their own height.
 */
const DEFAULT_HEIGHT = 1.75;

/** Feet per unit in drawings whose people have the default height. */
export const FEET_PER_UNIT = 6 / DEFAULT_HEIGHT;

/**
 * SVG path of a person's outline, as relative steps in fractions of the height: legs and trunk, helmet, then
 * the head, whose outline is two arcs.
 */
const OUTLINE =
  "m-.1 0l.015-.44-.045-.04v-.3q.13-.08 .26 0v.3l-.045 .04 .015 .44h-.08l-.02-.4-.02 .4zm-.02-.945h.24l-.03-.025q-.09-.12-.18 0zm.045 .015a.075 .075 0 1 0 .15 0z";

/** Draws a person in a helmet, `height` units tall, standing at `feet`. */
export function scaleFigure(scene: Scene, feet: Point3, height = DEFAULT_HEIGHT): void {
  const size = height * scene.scale;
  const outline = OUTLINE.replace(/-?\.\d+/g, (number) => formatNumber(Number(number) * size));
  const [x, y] = scene.project(feet);
  scene.include([x, y - size * 1.1]);
  scene.addSolid(
    { min: [feet[0] - 0.2, feet[1] - 0.2, feet[2]], max: [feet[0] + 0.2, feet[1] + 0.2, feet[2] + height] },
    `<path class="figure" d="M${formatPoint([x, y]).join(" ")}${outline}"/>`,
  );
}
