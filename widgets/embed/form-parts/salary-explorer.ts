import pay from "pay:explorer";
import texts from "texts:salary-explorer";
import { explorerWidget } from "../../salary-explorer/explorer-widget.ts";
import { createPart } from "../mount-form.ts";
import { withPlainStart } from "../with-plain-start.ts";

// Without the full layout, which is too wide for a partner's page.
export const { mountForm } = withPlainStart(createPart([explorerWidget()], texts, { pay }));
