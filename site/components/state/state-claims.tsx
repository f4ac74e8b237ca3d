import type { Claims } from "../../model/schemas/claims.ts";
import type { StatePage } from "../../model/schemas/state-page.ts";
import { getClaimText } from "../get-claim-text.ts";
import { FigureChain } from "../figure-chain.tsx";

export function StateClaims({ texts, claims }: { texts: StatePage["figures"]; claims: Claims }) {
  return (
    <FigureChain
      label={texts.label}
      figures={texts.items.map(({ claim, label }) => ({ figure: getClaimText(claims, claim), label }))}
    />
  );
}
