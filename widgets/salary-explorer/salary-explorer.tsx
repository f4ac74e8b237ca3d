import { useSyncExternalStore, type ComponentType } from "react";
import type { ExplorerData } from "../../model/pay/explorer-data.ts";
import { useConfig } from "../runtime/config.ts";
import { useHost } from "../runtime/widget-root.tsx";
import { widget, type Widget } from "../runtime/widget.ts";
import { salaryExplorerAttributes, type SalaryExplorerProps } from "../../model/tags/salary-explorer.ts";
import { ExplorerContext, useExplorerMessages, lookUpPay, useExplorer, type Explorer } from "./explorer.ts";
import { describeResult, fillText } from "./format.ts";
import { readPay } from "./read-pay.ts";
import { useChoice } from "./choice.ts";
import { RequestCandidatesLink, MoreLink } from "./actions.tsx";
import { Controls } from "./controls.tsx";
import { RegionList } from "./regions.tsx";
import { Result } from "./result.tsx";

/**
 * Creates the widget `<salary-explorer>`.
 * @param FullLayout the full layout; if undefined, the card is used in its place
 */
export const explorerWidget = (FullLayout?: ComponentType): Widget =>
  widget("salary-explorer", salaryExplorerAttributes, (attributes) => (
    <SalaryExplorer {...attributes} FullLayout={FullLayout} />
  ));

interface ExplorerProps extends SalaryExplorerProps {
  FullLayout?: ComponentType | undefined;
}

/**
 * Never notifies. `useSyncExternalStore` is used only to tell prerendering and hydration from later renders.
 */
const subscribe = () => () => undefined;

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

/** Layout for narrow columns. As a standalone card, it also has a heading and names the source of the data. */
function CompactLayout({ isCard }: { isCard: boolean }) {
  const { pay, linkTo } = useExplorer();
  const { agency } = useConfig();
  const texts = useExplorerMessages();
  return (
    <>
      {isCard && <p className="pay-head">{fillText(texts.heading, pay)}</p>}
      <Controls />
      <Result isDetailed={false} />
      {isCard ? (
        <>
          <RequestCandidatesLink className="btn btn-primary" />
          <p className="pay-foot">
            <a {...linkTo(texts.homeHref)}>{agency.name}</a>
            {fillText(texts.source, pay)}
          </p>
        </>
      ) : (
        <>
          <RegionList />
          <div className="pay-links">
            <MoreLink />
            <RequestCandidatesLink className="pay-link" />
          </div>
        </>
      )}
    </>
  );
}
