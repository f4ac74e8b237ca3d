import { explorerWidget } from "./explorer-widget.ts";
import { Full } from "./full.tsx";

/** The explorer with all its layouts, for the build that renders it in advance. */
export const salaryExplorerWidget = explorerWidget(Full);
