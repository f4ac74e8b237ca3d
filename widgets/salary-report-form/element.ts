import { defineWidget } from "../runtime/widget-element.ts";
import { salaryReportFormWidget } from "./widget.ts";

defineWidget(salaryReportFormWidget);
