import texts from "texts:hiring-calculator";
import { defineWidget } from "../runtime/widget-element.ts";
import { hiringCalculatorWidget } from "./hiring-calculator.tsx";

defineWidget(hiringCalculatorWidget, texts);

export { SHARED_CHUNK } from "../forms/shared-chunk.ts";
