import { segment, type Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { arc, FIRST_VISIBLE_DEGREE, LAST_VISIBLE_DEGREE } from "./arc.ts";

type CylinderAlongX = {
  start: Point3;
  length: number;
  radius: number;
  rings?: readonly number[];
  isHighlighted?: boolean;
};

const STEPS = 12;
/** Radius of the opening, as a fraction of the radius. */
const BORE = 0.72;

export function cylinderAlongX(
  scene: Scene,
  { start: [x, y, z], length, radius, rings = [], isHighlighted }: CylinderAlongX,
): void {
  const orange = isHighlighted ? " orange" : "";
  const ringAt = (station: number, from: number, to: number, size = radius) =>
    arc(from, to, STEPS, (cosine, sine): Point3 => [station, y + size * cosine, z + size * sine]);
  const shell = [
    ...ringAt(x, FIRST_VISIBLE_DEGREE, LAST_VISIBLE_DEGREE),
    ...ringAt(x + length, LAST_VISIBLE_DEGREE, FIRST_VISIBLE_DEGREE),
  ];
  const shine = [0.2, -0.3].map((angle): Point3[] =>
    segment(
      [x, y + radius * Math.cos(angle), z + radius * Math.sin(angle)],
      [x + length, y + radius * Math.cos(angle), z + radius * Math.sin(angle)],
    ),
  );
  const flanges = rings.flatMap((ringOffset) =>
    [0, 0.22].map((gap) => ringAt(x + ringOffset + gap, FIRST_VISIBLE_DEGREE, LAST_VISIBLE_DEGREE)),
  );
  const hole = scene.path(ringAt(x + length, 0, 360, radius * BORE), true);
  scene.addSolid({ min: [x, y - radius, z - radius], max: [x + length, y + radius, z + radius] }, [
    scene.face(shell, `top${orange}`),
    { svg: `<path class="fine${orange}" d="${scene.paths([...shine, ...flanges])}"/>` },
    scene.face(ringAt(x + length, 0, 360), `right${orange}`),
    { svg: `<path class="fine" d="${hole}"/>` },
  ]);
}
