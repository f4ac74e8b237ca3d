/** Parses a URL; returns undefined if it is invalid. Replaces `URL.parse`, which older browsers lack. */
export function parseAddress(address: string | null | undefined): URL | undefined {
  try {
    return new URL(address ?? "");
  } catch {
    return undefined;
  }
}
