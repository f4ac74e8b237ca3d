import type { Claims } from "../model/schemas/claims.ts";
import { getClaimText } from "./get-claim-text.ts";
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
