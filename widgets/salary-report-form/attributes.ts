import { partnerId, type AttributesOf } from "../runtime/attribute-rules.ts";

export const salaryReportFormAttributes = { partner: partnerId };

export type SalaryReportFormProps = AttributesOf<typeof salaryReportFormAttributes>;
