import { explorerWidget } from "./explorer-widget.ts";
import { FullLayout } from "./full.tsx";

export const salaryExplorerWidget = explorerWidget(FullLayout);
