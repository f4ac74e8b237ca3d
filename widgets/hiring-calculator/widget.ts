import { widget } from "../runtime/widget.ts";
import { HiringCalculator } from "./hiring-calculator.tsx";
import { hiringCalculatorAttributes } from "./attributes.ts";

/** `<hiring-calculator>`: its name, attributes and component. */
export const hiringCalculatorWidget = widget({
  tag: "hiring-calculator",
  attributes: hiringCalculatorAttributes,
  Component: HiringCalculator,
});
