import { createElement, type ComponentType } from "react";
import { widget, type Widget } from "../runtime/widget.ts";
import { SalaryExplorer } from "./salary-explorer.tsx";
import { salaryExplorerAttributes } from "./attributes.ts";

/**
 * Creates the definition of `<salary-explorer>`.
 * @param Full component of the full layout; without it, the card replaces that layout
 */
export const explorerWidget = (Full?: ComponentType): Widget =>
  widget({
    tag: "salary-explorer",
    attributes: salaryExplorerAttributes,
    Component: (attributes) => createElement(SalaryExplorer, { ...attributes, Full }),
  });
