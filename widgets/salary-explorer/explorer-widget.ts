import { createElement, type ComponentType } from "react";
import { widget, type Widget } from "../runtime/widget.ts";
import { SalaryExplorer } from "./salary-explorer.tsx";
import { SalaryExplorerAttributes } from "./schema.ts";

/**
 * `<salary-explorer>`: its name, attributes and component.
 * @param Full the whole layout; without it a card stands in its place
 */
export const explorerWidget = (Full?: ComponentType): Widget =>
  widget({
    tag: "salary-explorer",
    attributes: SalaryExplorerAttributes,
    Component: (attributes) => createElement(SalaryExplorer, { ...attributes, Full }),
  });
