import type { Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { arc, FIRST_VISIBLE_DEGREE, LAST_VISIBLE_DEGREE } from "./arc.ts";

type UprightCylinder = {
  base: Point3;
  height: number;
  radius: number;
  rings?: readonly number[];
  isHighlighted?: boolean;
};

const STEPS = 24;

/** Draws a vertical tank or drum, shaded by a hatched strip on its right side. */
export function uprightCylinder(
  scene: Scene,
  { base: [x, y, z], height, radius, rings = [], isHighlighted }: UprightCylinder,
): void {
  const orange = isHighlighted ? " orange" : "";
  const ringAt = (level: number, from: number, to: number) =>
    arc(from, to, STEPS, (cosine, sine): Point3 => [x + radius * cosine, y + radius * sine, level]);
  const top = z + height;
  const shell = [
    ...ringAt(z, FIRST_VISIBLE_DEGREE, LAST_VISIBLE_DEGREE),
    ...ringAt(top, LAST_VISIBLE_DEGREE, FIRST_VISIBLE_DEGREE),
  ];
  const shade = [...ringAt(z, FIRST_VISIBLE_DEGREE, 8), ...ringAt(top, 8, FIRST_VISIBLE_DEGREE)];
  const seams = rings.map((level) => ringAt(z + level, FIRST_VISIBLE_DEGREE, LAST_VISIBLE_DEGREE));
  scene.addSolid({ min: [x - radius, y - radius, z], max: [x + radius, y + radius, top] }, [
    scene.face(shell, `left${orange}`),
    { svg: `<path fill="url(#hatch-close)" d="${scene.path(shade, true)}"/>` },
    { svg: seams.length > 0 ? `<path class="fine${orange}" d="${scene.paths(seams)}"/>` : "" },
    scene.face(ringAt(top, 0, 360), `top${orange}`),
  ]);
}
