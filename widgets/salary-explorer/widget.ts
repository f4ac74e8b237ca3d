import { widget } from "../runtime/widget.ts";
import { SalaryExplorer } from "./salary-explorer.tsx";
import { SalaryExplorerAttributes } from "./schema.ts";

/** `<salary-explorer>`: its name, attributes and component. */
export const salaryExplorerWidget = widget({
  tag: "salary-explorer",
  attributes: SalaryExplorerAttributes,
  Component: SalaryExplorer,
});
