import pay from "pay:explorer";
import texts from "texts:salary-explorer";
import { explorerWidget } from "../../salary-explorer/explorer-widget.ts";
import { createPart } from "../mount-form.ts";
import { withDeferredAttributes } from "../with-deferred-attributes.ts";

// Without the full layout, which is too wide for a partner's page.
export const { mountForm } = withDeferredAttributes(createPart([explorerWidget()], texts, pay));
