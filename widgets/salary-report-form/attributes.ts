import { partnerId } from "../runtime/attribute-rules.ts";

export const salaryReportFormAttributes = { partner: partnerId };
