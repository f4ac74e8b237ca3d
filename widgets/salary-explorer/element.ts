import texts from "texts:salary-explorer";
import { defineWidget } from "../runtime/widget-element.ts";
import { readPageData } from "./read-pay.ts";
import { salaryExplorerWidget } from "./full.tsx";

defineWidget(salaryExplorerWidget, texts, readPageData());

export { SHARED_CHUNK } from "../forms/shared-chunk.ts";
