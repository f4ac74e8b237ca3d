import { explorerWidget } from "./explorer-widget.ts";
import { Full } from "./full.tsx";

/** The explorer with all layouts, for prerendering. */
export const salaryExplorerWidget = explorerWidget(Full);
