import * as z from "zod/mini";
import { reportFields } from "../../site/model/submissions/report-fields.ts";
import { textRules } from "../forms/rules.ts";
import type { Messages } from "../messages.ts";
import { partnerId } from "../runtime/attribute-types.ts";

/** Attributes of `<salary-report-form>`. */
export const SalaryReportFormAttributes = z.strictObject({ partner: partnerId() });

export type SalaryReportFormProps = z.infer<typeof SalaryReportFormAttributes>;

/** The form's one value. */
export const salaryReportSchema = ({ errors, notices }: Messages) =>
  z.object({
    email: textRules(errors).requiredEmail(reportFields.email.limit, notices.salaryEmpty.title),
  });
