import { geoDistance } from "d3-geo";

export type City = { name: string; lat: number; lon: number };

const EARTH_RADIUS_MILES = 3958.8;

export function milesBetween(from: Omit<City, "name">, to: Omit<City, "name">): number {
  return geoDistance([from.lon, from.lat], [to.lon, to.lat]) * EARTH_RADIUS_MILES;
}

/** Formats a coordinate in degrees and minutes, such as `29°46′N`. */
export function formatDegrees(degrees: number, [positive, negative]: readonly [string, string]): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′${degrees >= 0 ? positive : negative}`;
}

/** Formats a city's coordinates, such as `29°46′N 95°22′W`. */
export function formatCoordinates({ lat, lon }: Omit<City, "name">): string {
  return `${formatDegrees(lat, ["N", "S"])} ${formatDegrees(lon, ["E", "W"])}`;
}
