import type { contactFields } from "../../site/model/submissions/contact-fields.ts";
import type { FormColumns } from "../../site/model/submissions/form-columns.ts";
import type { Backend } from "./client.ts";
import { toCircumstanceColumns, type Circumstances } from "./circumstances.ts";
import { insertRow } from "./insert-row.ts";
import type { Outcome } from "./outcome.ts";

/** The quick lead form and the employer lead form; what a form does not ask for stays out. */
export interface QuickRequest {
  name?: string;
  company?: string;
  email?: string;
  phone?: string;
  position?: string;
  urgency?: string;
  message?: string;
  /** Asked on a state's page of whoever comes by the link of a city. */
  location?: string;
  /** The employer form's two boxes: is an employer, and may be contacted. */
  employer?: boolean;
  agreement?: boolean;
}

/** The forms inside two articles. */
export interface InsightRequest {
  source: "remote-work-insight" | "talent-retention-insight";
  role: string;
  email: string;
  phone: string;
  details: string;
}

const orNull = (text: string | undefined): string | null => (text === undefined || text === "" ? null : text);

/** The quick form's source: its own name only in the general context */
export function toSource(context: string | null): "contact_form" | "landing2_form" {
  return context === "general" ? "contact_form" : "landing2_form";
}

/** The quick-form mapping: the name's first word and its rest, and null for whatever was left empty */
export function toQuickColumns(request: QuickRequest, context: string | null) {
  const { location, employer, agreement } = request;
  const [first, ...rest] = (request.name ?? "").split(/\s+/).filter((word) => word !== "");
  return {
    first_name: first ?? null,
    last_name: first === undefined ? null : rest.join(" "),
    company_name: orNull(request.company),
    email: orNull(request.email),
    phone: orNull(request.phone),
    position_type: orNull(request.position),
    timeline: orNull(request.urgency),
    project_details: orNull(request.message),
    source: toSource(context),
    ...(location && { location }),
    ...(employer !== undefined && { employer }),
    ...(agreement !== undefined && { agreement }),
  };
}

/** An insight form sends these columns and no others of the visitor's */
export function toInsightColumns(request: InsightRequest) {
  return {
    source: request.source,
    email: request.email,
    phone: orNull(request.phone),
    position_type: request.role,
    project_details: request.details,
  };
}

const insertLead = (columns: object, circumstances: Circumstances, backend: Backend): Promise<Outcome> =>
  insertRow("contact_submissions", { ...toCircumstanceColumns(circumstances), ...columns }, backend);

/** Stores what a visitor wrote, with its circumstances, in a backend. */
type Submit<Request> = (request: Request, circumstances: Circumstances, backend: Backend) => Promise<Outcome>;

/** Stores a request from the main contact form. */
export const submitContact: Submit<FormColumns<typeof contactFields>> = (columns, circumstances, backend) =>
  insertLead({ ...columns, source: "contact_form" }, circumstances, backend);

/** Stores a request from the quick lead form or the employer lead form. */
export const submitQuick: Submit<QuickRequest> = (request, circumstances, backend) =>
  insertLead(toQuickColumns(request, circumstances.context), circumstances, backend);

/** Stores a request from an article's own form. */
export const submitInsight: Submit<InsightRequest> = (request, circumstances, backend) =>
  insertLead(toInsightColumns(request), circumstances, backend);

/** Stores a wish for the salary report, by its e-mail address. */
export const submitSalaryReport: Submit<string> = (email, circumstances, backend) =>
  insertRow("salary_report_downloads", { ...toCircumstanceColumns(circumstances), email }, backend);
