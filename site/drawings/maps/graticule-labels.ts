import type { GeoProjection } from "d3-geo";
import { formatNumber } from "../svg-markup.ts";
import { formatDegrees } from "./geodesy.ts";
import type { Graticule } from "./graticule.ts";
import type { MarginItem } from "./map-margin.ts";
import { overlapArea, padHorizontally } from "./rectangle.ts";
import { monoWidth } from "./text-width.ts";

/** Space on the left and right that keeps adjacent labels distinct. */
const LABEL_PADDING = 6;

export function graticuleLabels(
  projection: GeoProjection,
  { step, parallels, meridians }: Graticule,
  { width, height, textSize }: { width: number; height: number; textSize: number },
): MarginItem[] {
  const name = (degrees: number, letters: readonly [string, string]) => {
    const wrappedDegrees = ((((degrees + 180) % 360) + 360) % 360) - 180;
    return step >= 1
      ? `${Math.round(Math.abs(wrappedDegrees))}°${letters[wrappedDegrees >= 0 ? 0 : 1]}`
      : formatDegrees(wrappedDegrees, letters);
  };
  const label = (x: number, y: number, text: string): MarginItem => ({
    svg: `<text class="map-note" font-size="${textSize}" x="${formatNumber(x)}" y="${formatNumber(y)}">${text}</text>`,
    box: { left: x, top: y - textSize, right: x + monoWidth(text, textSize), bottom: y + 2 },
  });
  const [west] = projection.invert?.([0, height / 2]) ?? [0];
  const [, south] = projection.invert?.([width / 2, height]) ?? [0, 0];
  const leftLabels = parallels.flatMap((lat) => {
    const y = findCrossing((lon) => projection([lon, lat]), west, 0);
    return y !== undefined && y > 24 && y < height - 40 ? [label(8, y - 5, name(lat, ["N", "S"]))] : [];
  });
  const bottomLabels = meridians.flatMap((lon) => {
    const x = findCrossing((lat) => projection([lon, lat]), south, 1, height);
    return x !== undefined && x > 64 && x < width - 80
      ? [label(x + 5, height - 9, name(lon, ["E", "W"]))]
      : [];
  });
  return [...leftLabels, ...bottomLabels].filter(
    ({ box }, index, all) =>
      index === 0 || overlapArea(padHorizontally(all[index - 1]!.box, LABEL_PADDING), box) === 0,
  );
}

/**
 * Finds where a graticule line crosses an edge of the map: searches near `start` degrees for the point whose
 * `axis` coordinate is `edge`, and returns its other coordinate.
 */
function findCrossing(
  projectDegrees: (degrees: number) => [number, number] | null,
  start: number,
  axis: 0 | 1,
  edge = 0,
): number | undefined {
  let degrees = start;
  for (let round = 0; round < 12; round++) {
    const [here, there] = [projectDegrees(degrees), projectDegrees(degrees + 0.01)];
    if (!here || !there) return undefined;
    const offset = here[axis] - edge;
    if (Math.abs(offset) < 0.5) return here[1 - axis];
    const slope = (there[axis] - here[axis]) / 0.01;
    if (Math.abs(slope) < 1e-6) return undefined;
    degrees -= offset / slope;
  }
  return undefined;
}
