import { fillCount } from "../drawing-labels.ts";
import { formatNumber } from "../kernel/path-data.ts";
import type { Scene } from "../kernel/scene.ts";
import { box, concreteHatch } from "../primitives/box.ts";
import { dimension } from "../primitives/dimension.ts";
import { ribsAlongY } from "../primitives/face-lines.ts";
import { truss } from "../primitives/truss.ts";

const FEET_PER_UNIT = 6;

type TrussSpan = {
  length: number;
  panels: number;
  height?: number;
  width?: number;
  seatHeight?: number;
  orangeDiagonal: number;
  dimension?: { span: string; textSize: number } | undefined;
};

/**
 * Draws a bridge span of two Warren trusses on abutments, with a load arrow and optionally the span's length.
 */
export function trussSpan(
  scene: Scene,
  {
    length,
    panels,
    height = 4.4,
    width = 4.8,
    seatHeight = 3.4,
    orangeDiagonal,
    dimension: measured,
  }: TrussSpan,
): void {
  for (const x of [-1.4, length - 0.8]) {
    box(scene, [x, -0.6, 0], [2.2, width + 1.2, seatHeight - 0.6], { hatch: concreteHatch.shaded });
  }
  truss(scene, { start: [0, 0, seatHeight], length, panels, height });
  box(scene, [0, 0.3, seatHeight], [length, width - 0.6, 0.25], { lines: [ribsAlongY(1)] });
  for (let panel = 0; panel < panels; panel++) {
    const x = ((panel + 0.5) * length) / panels;
    box(scene, [x - 0.12, 0.2, seatHeight + height + 0.06], [0.24, width - 0.4, 0.24]);
  }
  truss(scene, { start: [0, width, seatHeight], length, panels, height, orangeDiagonal });
  loadArrow(scene, length / 2, width / 2, seatHeight + height + 1.2);
  if (measured !== undefined) {
    dimension(scene, {
      from: [0, width, 0],
      to: [length, width, 0],
      offset: 5.2,
      text: fillCount(measured.span, length * FEET_PER_UNIT),
      textSize: measured.textSize,
    });
  }
}

function loadArrow(scene: Scene, x: number, y: number, z: number): void {
  const [left, tip] = scene.project([x, y, z]);
  const [, tail] = scene.project([x, y, z + 4]);
  const head = `M${formatNumber(left - 4)} ${formatNumber(tip - 8)}l4 8 4-8`;
  scene.inLayer("notes", () =>
    scene.addFlat(
      `<path class="edge" d="M${formatNumber(left)} ${formatNumber(tail)}V${formatNumber(tip)}${head}"/>`,
    ),
  );
}
