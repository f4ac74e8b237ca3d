/** Formats decimal degrees as degrees and minutes, such as `29°46′N 95°22′W`. */
export function formatCoordinates({ lat, lon }: { lat: number; lon: number }): string {
  return `${degrees(lat)}N ${degrees(-lon)}W`;
}

function degrees(decimal: number): string {
  const minutes = Math.round(decimal * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
}
