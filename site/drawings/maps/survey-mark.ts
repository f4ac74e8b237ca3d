import { formatNumber } from "../kernel/path-data.ts";
import type { Point2 } from "../kernel/projection.ts";

export function surveyMark([x, y]: Point2, radius: number, isLead: boolean): string {
  const half = radius * 0.9;
  const triangle = `M${formatNumber(x)} ${formatNumber(y - radius)}l${formatNumber(half)} ${formatNumber(radius * 1.62)}h-${formatNumber(half * 2)}z`;
  return (
    `<path class="mark${isLead ? " orange" : ""}" d="${triangle}"/>` +
    `<circle class="mark-dot" cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(radius * 0.2)}"/>`
  );
}
