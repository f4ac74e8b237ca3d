import { escapeText } from "../kernel/escape-text.ts";
import { formatNumber } from "../kernel/path-data.ts";
import { centeredSegment, COS_30, type Point3, SIN_30 } from "../kernel/projection.ts";
import { formatPoint, type Scene } from "../kernel/scene.ts";

type GroundText = {
  text: string;
  at: Point3;
  along: "x" | "y";
  /** Text height in scene units, of about 6 ft each. */
  size: number;
};

const ADVANCE = 0.6;

/** Returns the SVG of text drawn on the ground, along +x or −y. */
export function groundText(scene: Scene, { text, at, along, size }: GroundText): string {
  const halfLength = (text.length * size * ADVANCE) / 2;
  centeredSegment(at, halfLength, along).forEach((end) => scene.project(end));
  const rotation = along === "x" ? [COS_30, SIN_30, -COS_30, SIN_30] : [COS_30, -SIN_30, COS_30, SIN_30];
  const matrix = [
    ...rotation.map((value) => Number(value.toFixed(3))),
    ...formatPoint(scene.project(at)),
  ].join(" ");
  return `<text class="ground-text" font-size="${formatNumber(size * scene.scale)}" text-anchor="middle" transform="matrix(${matrix})">${escapeText(text)}</text>`;
}
