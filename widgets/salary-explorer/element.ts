import pay from "pay:explorer";
import texts from "texts:salary-explorer";
import { defineWidget } from "../runtime/widget-element.ts";
import { salaryExplorerWidget } from "./widget.ts";

defineWidget(salaryExplorerWidget, texts, { pay });
