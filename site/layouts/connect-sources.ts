/** Returns the sources for CSP `connect-src`: this site, and the origins of these URLs. */
export function connectSources(addresses: readonly (string | undefined)[]): string {
  const others = addresses
    .filter((address) => address !== undefined)
    .map((address) => new URL(address).origin);
  return ["'self'", ...others].join(" ");
}
