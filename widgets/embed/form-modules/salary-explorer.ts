import pay from "pay:explorer";
import texts from "texts:salary-explorer";
import { explorerWidget } from "../../salary-explorer/salary-explorer.tsx";
import { createMountForm } from "../mount-form.ts";
import { withDeferredAttributes } from "../with-deferred-attributes.ts";

// Excludes the full layout, which is too wide for partners' pages.
export const mountForm = withDeferredAttributes(createMountForm([explorerWidget()], texts, pay));
