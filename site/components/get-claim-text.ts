import type { Claims } from "../model/schemas/claims.ts";

/**
 * Returns a claim's text.
 * @throws Error if the id is unknown; the content check normally reports this first
 */
export function getClaimText(claims: Claims, id: string): string {
  const claim = claims[id];
  if (claim === undefined)
    throw new Error(`Unknown claim "${id}"; known claims: ${Object.keys(claims).join(", ")}.`);
  return claim.text;
}
