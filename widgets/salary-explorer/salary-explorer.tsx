import { useSyncExternalStore, type ComponentType } from "react";
import type { ExplorerData } from "../../site/model/pay/explorer-data.ts";
import { useConfig } from "../config.ts";
import { useHost } from "../runtime/widget-root.tsx";
import { Compact } from "./compact.tsx";
import { ExplorerContext, useTexts, type Explorer } from "./explorer.ts";
import { describe } from "./format.ts";
import { lookUp } from "./look-up.ts";
import { readPay } from "./read-pay.ts";
import type { SalaryExplorerProps } from "./attributes.ts";
import { useChoice } from "./use-choice.ts";

/** Nothing ever changes: React asks once for the markup of the server and once, with another answer, when it has taken that over. */
const subscribe = () => () => undefined;

interface ExplorerProps extends SalaryExplorerProps {
  /** The whole layout, which our own pages alone have. */
  Full?: ComponentType | undefined;
}

/** Looks up what a role pays in a place; every figure is of `site/model/pay`. */
export function SalaryExplorer({ Full, layout = "card", ...preset }: ExplorerProps) {
  const { origin = "", pay: data } = useConfig();
  const pay = readPay(data as ExplorerData);
  const [choice, change, isChanged] = useChoice(pay, preset);
  // Our own pages have all of it from the start: a second rendering would delay the first answer for nothing.
  const isBrief = useSyncExternalStore(
    subscribe,
    () => false,
    () => !Full,
  );
  const texts = useTexts();
  const isEmbedded = Boolean(useHost()?.shadowRoot);
  const finding = lookUp(pay, choice);
  const explorer: Explorer = {
    pay,
    choice,
    finding,
    pick: ({ currentTarget: { name, value } }) => {
      // A band is of the nation: whoever picks a place wants that place.
      change(name === "place" ? { place: value, years: "" } : { [name]: value });
    },
    isBrief,
    linkTo: (path) =>
      isEmbedded ? { href: origin + path, target: "_blank", rel: "noopener" } : { href: path },
  };
  return (
    <ExplorerContext value={explorer}>
      <div className={`pay pay-${layout}`} data-brief={isBrief || undefined}>
        {layout === "full" && Full ? <Full /> : <Compact isCard={layout !== "compact"} />}
        <p className="pay-said" role="status">
          {isChanged && describe(finding, texts)}
        </p>
      </div>
    </ExplorerContext>
  );
}
