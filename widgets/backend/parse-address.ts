/** An address's parts; undefined for what is none. (`URL.parse` would do, where browsers have it.) */
export function parseAddress(address: string | null | undefined): URL | undefined {
  try {
    return new URL(address ?? "");
  } catch {
    return undefined;
  }
}
