import { formatNumber, type Point2 } from "../svg-markup.ts";

export function surveyMark([x, y]: Point2, radius: number, isLeadCity: boolean): string {
  const halfWidth = radius * 0.9;
  const triangle = `M${formatNumber(x)} ${formatNumber(y - radius)}l${formatNumber(halfWidth)} ${formatNumber(radius * 1.62)}h-${formatNumber(halfWidth * 2)}z`;
  return (
    `<path class="mark${isLeadCity ? " orange" : ""}" d="${triangle}"/>` +
    `<circle class="mark-dot" cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(radius * 0.2)}"/>`
  );
}
