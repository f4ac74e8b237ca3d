import { createElement, type ComponentType } from "react";
import { widget, type Widget } from "../runtime/widget.ts";
import { SalaryExplorer } from "./salary-explorer.tsx";
import { salaryExplorerAttributes } from "./attributes.ts";

/**
 * `<salary-explorer>`: its name, attributes and component.
 * @param Full the whole layout; without it a card stands in its place
 */
export const explorerWidget = (Full?: ComponentType): Widget =>
  widget({
    tag: "salary-explorer",
    attributes: salaryExplorerAttributes,
    Component: (attributes) => createElement(SalaryExplorer, { ...attributes, Full }),
  });
