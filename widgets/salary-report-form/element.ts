import texts from "texts:salary-report-form";
import { defineWidget } from "../runtime/widget-element.ts";
import { salaryReportFormWidget } from "./widget.ts";

defineWidget(salaryReportFormWidget, texts);
