import type { Claims } from "../../model/schemas/claims.ts";
import { FigureChain } from "./figure-chain.tsx";

interface ClaimChainProps {
  texts: { label: string; items: readonly { claim: string; label: string }[] };
  claims: Claims;
}

export function ClaimChain({ texts, claims }: ClaimChainProps) {
  return (
    <FigureChain
      label={texts.label}
      figures={texts.items.map(({ claim, label }) => ({ figure: getClaimText(claims, claim), label }))}
    />
  );
}

/**
 * Returns a claim's text.
 * @throws Error if the id is unknown; the content check normally reports this first
 */
function getClaimText(claims: Claims, id: string): string {
  const claim = claims[id];
  if (claim === undefined)
    throw new Error(`Unknown claim "${id}"; known claims: ${Object.keys(claims).join(", ")}.`);
  return claim.text;
}
