import { toSlug } from "../slug.ts";
import type { SubmissionTable } from "./submission-fields.ts";

/** Names of forms that have no context, by their table or `source`. */
const NAMES: Readonly<Record<string, string>> = {
  resume_submissions: "Resume form",
  salary_report_downloads: "Report form",
  "remote-work-insight": "Remote work article",
  "talent-retention-insight": "Talent retention article",
  contact_form: "Contact form",
  landing2_form: "Quick form",
};

/** Context of the forms on state pages, which are named after their state. */
const STATE_CONTEXT = "location_middle";

export interface FormOrigin {
  table: SubmissionTable;
  context: string | null;
  source: string | null;
  /** URL of the page; null if the visitor's browser signals Global Privacy Control. */
  page: string | null;
  place: string | null;
}

export interface FormNames {
  /** Names of the contexts. */
  contexts: Readonly<Record<string, string>>;
  states: readonly string[];
}

/**
 * Names the form that a submission came from, for the agency. On state pages, it is the state's page; without the
 * page's address, that of the state in the location field.
 */
export function nameForm(origin: FormOrigin, { contexts, states }: FormNames): string {
  const { table, context, source } = origin;
  const state = context === STATE_CONTEXT ? findState(origin, states) : undefined;
  if (state !== undefined) return `${state} page`;
  if (context === null) return NAMES[table] ?? NAMES[source ?? ""] ?? "Form without a name";
  return (Object.hasOwn(contexts, context) && contexts[context]) || context;
}

function findState({ page, place }: FormOrigin, states: FormNames["states"]): string | undefined {
  const slug = /\/locations\/([a-z-]+)$/.exec(page ?? "")?.[1];
  if (slug !== undefined) return states.find((name) => toSlug(name) === slug);
  const typedName = place?.split(",").at(-1)?.trim();
  return states.find((name) => name === typedName);
}
