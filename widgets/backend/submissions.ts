import type { contactFields } from "../../site/model/submissions/contact-fields.ts";
import {
  toInsightColumns,
  toQuickColumns,
  type FormColumns,
  type InsightRequest,
  type QuickRequest,
} from "../../site/model/submissions/form-columns.ts";
import type { Backend } from "./client.ts";
import { toMetadataColumns, type SubmissionMetadata } from "./submission-metadata.ts";
import { insertRow } from "./insert-row.ts";
import type { Outcome } from "./outcome.ts";

const insertLead = (columns: object, metadata: SubmissionMetadata, backend: Backend): Promise<Outcome> =>
  insertRow("contact_submissions", { ...toMetadataColumns(metadata), ...columns }, backend);

type Submit<Request> = (request: Request, metadata: SubmissionMetadata, backend: Backend) => Promise<Outcome>;

export const submitContact: Submit<FormColumns<typeof contactFields>> = (columns, metadata, backend) =>
  insertLead({ ...columns, source: "contact_form" }, metadata, backend);

/** For the quick lead form and the employer lead form. */
export const submitQuick: Submit<QuickRequest> = (request, metadata, backend) =>
  insertLead(toQuickColumns(request, metadata.context), metadata, backend);

export const submitInsight: Submit<InsightRequest> = (request, metadata, backend) =>
  insertLead(toInsightColumns(request), metadata, backend);

export const submitSalaryReport: Submit<string> = (email, metadata, backend) =>
  insertRow("salary_report_downloads", { ...toMetadataColumns(metadata), email }, backend);
