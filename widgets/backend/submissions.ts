import type { contactFields } from "../../site/model/submissions/contact-fields.ts";
import {
  toInsightColumns,
  toQuickColumns,
  type FormColumns,
  type InsightRequest,
  type QuickRequest,
} from "../../site/model/submissions/form-columns.ts";
import type { Backend } from "./client.ts";
import { toCircumstanceColumns, type Circumstances } from "./circumstances.ts";
import { insertRow } from "./insert-row.ts";
import type { Outcome } from "./outcome.ts";

const insertLead = (columns: object, circumstances: Circumstances, backend: Backend): Promise<Outcome> =>
  insertRow("contact_submissions", { ...toCircumstanceColumns(circumstances), ...columns }, backend);

type Submit<Request> = (request: Request, circumstances: Circumstances, backend: Backend) => Promise<Outcome>;

export const submitContact: Submit<FormColumns<typeof contactFields>> = (columns, circumstances, backend) =>
  insertLead({ ...columns, source: "contact_form" }, circumstances, backend);

/** Used by the quick lead form and the employer lead form. */
export const submitQuick: Submit<QuickRequest> = (request, circumstances, backend) =>
  insertLead(toQuickColumns(request, circumstances.context), circumstances, backend);

export const submitInsight: Submit<InsightRequest> = (request, circumstances, backend) =>
  insertLead(toInsightColumns(request), circumstances, backend);

export const submitSalaryReport: Submit<string> = (email, circumstances, backend) =>
  insertRow("salary_report_downloads", { ...toCircumstanceColumns(circumstances), email }, backend);
