import texts from "texts:salary-report-form";
import { salaryReportFormWidget } from "../../salary-report-form/widget.ts";
import { createPart } from "../mount-form.ts";

export * from "./shared.ts";

export const { mountForm } = createPart([salaryReportFormWidget], texts);
