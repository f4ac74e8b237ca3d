import { partnerId, type AttributesOf } from "../runtime/attribute-rules.ts";

/** Attributes of `<salary-report-form>`. */
export const salaryReportFormAttributes = { partner: partnerId };

export type SalaryReportFormProps = AttributesOf<typeof salaryReportFormAttributes>;
