/** Parses a URL; returns undefined if it is invalid. Older browsers lack `URL.parse`. */
export function parseUrl(address: string | null | undefined): URL | undefined {
  try {
    return new URL(address ?? "");
  } catch {
    return undefined;
  }
}
