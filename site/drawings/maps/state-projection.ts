import { geoBounds, geoCentroid, geoConicConformal, geoMercator, type GeoProjection } from "d3-geo";
import type { StateOutline } from "./state-outline.ts";

export type Extent = readonly [left: number, top: number, right: number, bottom: number];

/**
 * Returns a conformal projection centered on the state and fitted into `extent`: Lambert conic with parallels
 * chosen for the state, or Mercator near the equator.
 */
export function stateProjection(outline: StateOutline, [left, top, right, bottom]: Extent): GeoProjection {
  const [longitude] = geoCentroid(outline);
  const [[, south], [, north]] = geoBounds(outline);
  const sixth = (north - south) / 6;
  const projection =
    north < 25
      ? geoMercator().rotate([-longitude, 0])
      : geoConicConformal()
          .parallels([south + sixth, north - sixth])
          .rotate([-longitude, 0]);
  return projection.precision(0.4).fitExtent(
    [
      [left, top],
      [right, bottom],
    ],
    outline,
  );
}
