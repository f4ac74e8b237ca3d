import { createElement, type ComponentType } from "react";
import { widget, type Widget } from "../runtime/widget.ts";
import { SalaryExplorer } from "./salary-explorer.tsx";
import { salaryExplorerAttributes } from "./attributes.ts";

/**
 * Defines `<salary-explorer>`.
 * @param FullLayout the full layout; if undefined, the card is used in its place
 */
export const explorerWidget = (FullLayout?: ComponentType): Widget =>
  widget({
    tag: "salary-explorer",
    attributes: salaryExplorerAttributes,
    Component: (attributes) => createElement(SalaryExplorer, { ...attributes, FullLayout }),
  });
