import { widget } from "../runtime/widget.ts";
import { SalaryReportForm } from "./salary-report-form.tsx";
import { salaryReportFormAttributes } from "./attributes.ts";

export const salaryReportFormWidget = widget({
  tag: "salary-report-form",
  attributes: salaryReportFormAttributes,
  Component: SalaryReportForm,
});
