import { escapeText } from "../kernel/escape-text.ts";
import { formatNumber } from "../kernel/path-data.ts";
import type { Point3 } from "../kernel/projection.ts";
import { formatPoint, type Scene } from "../kernel/scene.ts";

type LeaderTag = {
  at: Point3;
  /** Segments of the leader line, starting at the point, in user units. */
  leader: readonly (readonly [right: number, down: number])[];
  strongLines: readonly string[];
  plainLines?: readonly string[];
  strongSize: number;
  isHighlighted?: boolean;
};

const PLAIN_SIZE = 17;

export function leaderTag(
  scene: Scene,
  { at, leader, strongLines, plainLines = [], strongSize, isHighlighted }: LeaderTag,
): void {
  const start = scene.project(at);
  const end = leader.reduce<[number, number]>(([x, y], step) => [x + step[0], y + step[1]], [...start]);
  const steps = leader.map((step) => step.map(formatNumber).join(" ")).join(" ");
  const lines = [
    ...strongLines.map((text) => ({ text, className: "tag strong", size: strongSize, advance: 0.56 })),
    ...plainLines.map((text) => ({ text, className: "tag", size: PLAIN_SIZE, advance: 0.6 })),
  ];
  const height = lines.reduce((sum, { size }) => sum + size * 1.05, 0);
  const isLeftward = end[0] < start[0];
  const gap = isLeftward ? -6 : 6;
  let baseline = end[1] - height / 2 - lines[0]!.size * 0.2;
  let text = "";
  for (const line of lines) {
    baseline += line.size * 1.05;
    const [x, y] = formatPoint([end[0] + gap, baseline]);
    const width = line.text.length * line.size * line.advance;
    scene.include([end[0] + gap + (isLeftward ? -width : width), baseline]);
    text += `<text class="${line.className}" font-size="${line.size}" x="${x}" y="${y}"${isLeftward ? ' text-anchor="end"' : ""}>${escapeText(line.text)}</text>`;
  }
  const [x, y] = formatPoint(start);
  scene.addFlat(
    `<path class="edge" d="M${x} ${y}l${steps}"/><circle class="dot${isHighlighted ? " orange" : ""}" cx="${x}" cy="${y}" r="2.6"/>${text}`,
  );
}
