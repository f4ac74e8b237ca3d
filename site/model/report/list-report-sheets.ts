import type { Site } from "../kinds/site.ts";
import { rankRoles } from "../pay/rank-roles.ts";

interface ReportSheet {
  kind:
    | "cover"
    | "method"
    | "summary"
    | "roles"
    | "role-pay"
    | "role-talk"
    | "experience"
    | "regions"
    | "state"
    | "facts"
    | "averages"
    | "demand"
    | "glossary"
    | "sources";
  code: string;
  title: string;
  /** Index of the role or state that the sheet is about. Sheets with sources are numbered from 0. */
  index: number;
}

const one = (kind: ReportSheet["kind"], code: string, title: string): ReportSheet => ({
  kind,
  code,
  title,
  index: 0,
});

/**
 * Lists the report's sheets in order.
 * @param sourceSheets number of sheets that list sources
 */
export function listReportSheets(site: Site, sourceSheets: number): ReportSheet[] {
  return [
    one("cover", "R-000", "Cover"),
    one("method", "R-001", "How the figures are made"),
    one("summary", "R-002", "What to take away"),
    one("roles", "R-100", "Base pay, all roles"),
    ...rankRoles(site.salaries).flatMap(({ role }, index): ReportSheet[] => [
      { kind: "role-pay", code: `R-${101 + 2 * index}`, title: role, index },
      { kind: "role-talk", code: `R-${102 + 2 * index}`, title: `${role}, offer`, index },
    ]),
    one("experience", "R-200", "Pay by experience"),
    one("regions", "R-201", "Roles by region"),
    ...site.states.map(({ abbr, name }, index): ReportSheet => ({
      kind: "state",
      code: `L-${abbr}`,
      title: name,
      index,
    })),
    one("facts", "R-300", "States compared"),
    one("averages", "R-301", "Pay in all states"),
    one("demand", "R-302", "Demand in all states"),
    one("glossary", "R-400", "Terms"),
    ...Array.from({ length: sourceSheets }, (_, index): ReportSheet => ({
      kind: "sources",
      code: `R-${401 + index}`,
      title: "Sources",
      index,
    })),
  ];
}
