/** Returns the sources for the CSP's `connect-src` directive: this site and the origins of the given URLs. */
export function buildConnectSrc(addresses: readonly (string | undefined)[]): string {
  const otherOrigins = addresses
    .filter((address) => address !== undefined)
    .map((address) => new URL(address).origin);
  return ["'self'", ...otherOrigins].join(" ");
}
