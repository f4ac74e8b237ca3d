import pay from "pay:explorer";
import texts from "texts:salary-explorer";
import { explorerWidget } from "../../salary-explorer/explorer-widget.ts";
import { createPart } from "../mount-form.ts";
import { withPay } from "../with-pay.ts";
import { withDeferredAttributes } from "../with-deferred-attributes.ts";

// Without the full layout, which is too wide for a partner's page.
export const { mountForm } = withDeferredAttributes(
  withPay(pay, (own) => createPart([explorerWidget()], texts, { pay: own })),
);
