import type { TypedFields } from "./submission-field.ts";

export type FormValues<Fields extends TypedFields> = Record<keyof Fields, string>;

export type FormColumns<Fields extends TypedFields> = Record<Fields[keyof Fields]["column"], string | null>;

/** Maps form values to database columns. Empty optional fields become null. */
export function toColumns<Fields extends TypedFields>(fields: Fields, values: FormValues<Fields>) {
  const columns = Object.entries(fields).map(([name, { column, missing }]) => {
    const value = values[name] ?? "";
    return [column, value === "" && missing === undefined ? null : value];
  });
  return Object.fromEntries(columns) as FormColumns<Fields>;
}

export interface QuickRequest {
  name?: string;
  company?: string;
  email?: string;
  phone?: string;
  position?: string;
  urgency?: string;
  message?: string;
  /** City, if the visitor chose one via its link on a state page. */
  location?: string;
  /** Whether the visitor checked "is an employer" in the employer form. */
  employer?: boolean;
  /** Whether the visitor checked "agrees to be contacted" in the employer form. */
  agreement?: boolean;
}

export interface InsightRequest {
  source: "remote-work-insight" | "talent-retention-insight";
  role: string;
  email: string;
  phone: string;
  details: string;
}

const orNull = (text: string | undefined): string | null => (text === undefined || text === "" ? null : text);

/** Returns the value of the `source` column, which identifies the submitted form. */
export function toSource(context: string | null): "contact_form" | "landing2_form" {
  return context === "general" ? "contact_form" : "landing2_form";
}

/**
 * Maps the quick forms' values to database columns. The name is split after its first word, and empty values
 * become null.
 */
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

export function toInsightColumns(request: InsightRequest) {
  return {
    source: request.source,
    email: request.email,
    phone: orNull(request.phone),
    position_type: request.role,
    project_details: request.details,
  };
}

/** Converts the urgency chosen in the quick form to its stored value. */
export const toUrgency = (choice: string | undefined): string =>
  choice === "urgent" ? "Urgent" : "Standard";
