import * as z from "zod/mini";
import { messages } from "../config.ts";
import { characterLimits } from "../forms/limits.ts";
import { requiredEmail } from "../forms/rules.ts";
import { partnerId } from "../runtime/attribute-types.ts";

/** Attributes of `<salary-report-form>`. */
export const SalaryReportFormAttributes = z.strictObject({ partner: partnerId() });

export type SalaryReportFormProps = z.infer<typeof SalaryReportFormAttributes>;

/** The form's one value (spec section 5). */
export const salaryReportSchema = () =>
  z.object({
    email: requiredEmail(characterLimits.salary_report_downloads.email, messages().notices.salaryEmpty.title),
  });
