import { explorerWidget } from "./explorer-widget.ts";
import { Full } from "./full.tsx";

export const salaryExplorerWidget = explorerWidget(Full);
