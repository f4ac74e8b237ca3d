import type { ReactNode } from "react";
import { formatDollars } from "../../model/pay/format-dollars.ts";
import { useExplorer, useExplorerMessages } from "./explorer.ts";
import { formatPremium } from "./format.ts";

export function RegionList({ children }: { children?: ReactNode }) {
  const { result } = useExplorer();
  const texts = useExplorerMessages();
  return (
    <dl className="pay-cells">
      {result.regions.map(({ region, pay, isChosen }) => (
        <div key={region.region} data-chosen={isChosen}>
          <dt>{region.region}</dt>
          <dd>
            <b>{formatDollars(pay.average)}</b> {formatPremium(region, texts)}
          </dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
