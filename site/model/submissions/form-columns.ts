import type { TypedFields } from "./submission-field.ts";

/** The values of a form's fields. */
export type FormValues<Fields extends TypedFields> = Record<keyof Fields, string>;

/** The columns of a form's fields. */
export type FormColumns<Fields extends TypedFields> = Record<Fields[keyof Fields]["column"], string | null>;

/** The columns of a form's values. A field that may stay empty is stored as null when it is. */
export function toColumns<Fields extends TypedFields>(fields: Fields, values: FormValues<Fields>) {
  const columns = Object.entries(fields).map(([name, { column, missing }]) => {
    const value = values[name] ?? "";
    return [column, value === "" && missing === undefined ? null : value];
  });
  return Object.fromEntries(columns) as FormColumns<Fields>;
}

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

/** What the quick form's choice of urgency is stored as. */
export const toUrgency = (choice: string | undefined): string =>
  choice === "urgent" ? "Urgent" : "Standard";
