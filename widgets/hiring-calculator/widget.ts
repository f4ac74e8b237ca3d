import { widget } from "../runtime/widget.ts";
import { HiringCalculator } from "./hiring-calculator.tsx";
import { hiringCalculatorAttributes } from "./attributes.ts";

export const hiringCalculatorWidget = widget({
  tag: "hiring-calculator",
  attributes: hiringCalculatorAttributes,
  Component: HiringCalculator,
});
