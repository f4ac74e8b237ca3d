import { useSyncExternalStore, type ComponentType } from "react";
import type { ExplorerData } from "../../model/pay/explorer-data.ts";
import { useConfig } from "../runtime/config.ts";
import { useHost } from "../runtime/widget-root.tsx";
import { CompactLayout } from "./compact.tsx";
import { ExplorerContext, useExplorerMessages, type Explorer } from "./explorer.ts";
import { describeResult } from "./format.ts";
import { lookUpPay } from "./look-up-pay.ts";
import { readPay } from "./read-pay.ts";
import { widget, type Widget } from "../runtime/widget.ts";
import { salaryExplorerAttributes, type SalaryExplorerProps } from "../../model/tags/salary-explorer.ts";
import { useChoice } from "./use-choice.ts";

/**
 * Never notifies. `useSyncExternalStore` is used only to tell prerendering and hydration from later renders.
 */
const subscribe = () => () => undefined;

interface ExplorerProps extends SalaryExplorerProps {
  FullLayout?: ComponentType | undefined;
}

function SalaryExplorer({ FullLayout, layout = "card", ...preset }: ExplorerProps) {
  const { origin = "", pay: data } = useConfig();
  const pay = readPay(data as ExplorerData);
  const [choice, change, isChanged] = useChoice(pay, preset);
  // Only embedded explorers are prerendered without the drawing and the options. On our own pages, a second
  // render would delay the first interaction.
  const isBrief = useSyncExternalStore(
    subscribe,
    () => false,
    () => !FullLayout,
  );
  const texts = useExplorerMessages();
  const isEmbedded = Boolean(useHost()?.shadowRoot);
  const result = lookUpPay(pay, choice);
  const explorer: Explorer = {
    pay,
    choice,
    result,
    pick: ({ currentTarget: { name, value } }) => {
      // Experience bands apply nationwide, so choosing a place clears the band.
      change(name === "place" ? { place: value, years: "" } : { [name]: value });
    },
    isBrief,
    linkTo: (path) =>
      isEmbedded ? { href: origin + path, target: "_blank", rel: "noopener" } : { href: path },
  };
  return (
    <ExplorerContext value={explorer}>
      <div className={`pay pay-${layout}`} data-brief={isBrief || undefined}>
        {layout === "full" && FullLayout ? <FullLayout /> : <CompactLayout isCard={layout !== "compact"} />}
        <p className="pay-said" role="status">
          {isChanged && describeResult(result, texts)}
        </p>
      </div>
    </ExplorerContext>
  );
}

/**
 * Creates the widget `<salary-explorer>`.
 * @param FullLayout the full layout; if undefined, the card is used in its place
 */
export const explorerWidget = (FullLayout?: ComponentType): Widget =>
  widget("salary-explorer", salaryExplorerAttributes, (attributes) => (
    <SalaryExplorer {...attributes} FullLayout={FullLayout} />
  ));
