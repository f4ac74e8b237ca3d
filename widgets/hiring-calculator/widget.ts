import { widget } from "../runtime/widget.ts";
import { HiringCalculator } from "./hiring-calculator.tsx";
import { HiringCalculatorAttributes } from "./schema.ts";

/** `<hiring-calculator>`: its name, attributes and component. */
export const hiringCalculatorWidget = widget({
  tag: "hiring-calculator",
  attributes: HiringCalculatorAttributes,
  Component: HiringCalculator,
});
