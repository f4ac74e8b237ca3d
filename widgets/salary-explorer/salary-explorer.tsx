import { useEffect, useId, useState } from "react";
import { useConfig } from "../config.ts";
import { useHost } from "../runtime/widget-root.tsx";
import { Compact } from "./compact.tsx";
import { describe } from "./describe.ts";
import { Full } from "./full.tsx";
import { lookUp } from "./look-up.ts";
import { ExplorerContext, usePayData, useTexts } from "./pay-context.ts";
import { readPay } from "./read-pay.ts";
import type { SalaryExplorerProps } from "./schema.ts";
import { useChoice } from "./use-choice.ts";

/** Looks up what a role pays in a place; every figure is of `site/model/pay`. */
export function SalaryExplorer(props: SalaryExplorerProps) {
  const { layout = "card" } = props;
  const pay = readPay(usePayData());
  const [choice, change] = useChoice(pay, props);
  const [isChanged, setChanged] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const id = useId();
  const texts = useTexts();
  const { origin = "" } = useConfig();
  const isEmbedded = Boolean(useHost()?.shadowRoot);
  const finding = lookUp(pay, choice);
  const explorer = {
    pay,
    choice,
    finding,
    choose: (wish: Parameters<typeof change>[0]): void => {
      change(wish);
      setChanged(true);
    },
    id,
    origin: isEmbedded ? origin : "",
    target: isEmbedded ? ("_blank" as const) : undefined,
  };
  return (
    <ExplorerContext value={explorer}>
      <div className={`pay pay-${layout}`} data-ready={isReady || undefined}>
        <div className="pay-body">
          {layout === "full" ? <Full /> : <Compact isCard={layout === "card"} />}
        </div>
        <p className="pay-said" role="status">
          {isChanged ? describe(finding, texts) : ""}
        </p>
      </div>
    </ExplorerContext>
  );
}
