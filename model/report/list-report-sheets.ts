import type { Site } from "../kinds/site.ts";
import { rankRoles } from "../pay/rank-roles.ts";

const one = (kind: string, code: string, title: string) => ({ kind, code, title, index: 0 });

/**
 * Lists the report's sheets in order. The template has a function for each kind. The index is that of the role or state
 * that the sheet is about; sheets with sources are numbered from 0.
 * @param sourceSheets number of sheets that list sources
 */
export function listReportSheets(site: Site, sourceSheets: number) {
  return [
    one("cover", "R-000", "Cover"),
    one("method", "R-001", "How the figures are made"),
    one("summary", "R-002", "What to take away"),
    one("roles", "R-100", "Base pay, all roles"),
    ...rankRoles(site.salaries).flatMap(({ role }, index) => [
      { kind: "role-pay", code: `R-${101 + 2 * index}`, title: role, index },
      { kind: "role-talk", code: `R-${102 + 2 * index}`, title: `${role}, offer`, index },
    ]),
    one("experience", "R-200", "Pay by experience"),
    one("regions", "R-201", "Roles by region"),
    ...site.states.map(({ abbr, name }, index) => ({ kind: "state", code: `L-${abbr}`, title: name, index })),
    one("facts", "R-300", "States compared"),
    one("averages", "R-301", "Pay in all states"),
    one("demand", "R-302", "Demand in all states"),
    one("glossary", "R-400", "Terms"),
    ...Array.from({ length: sourceSheets }, (_, index) => ({
      kind: "sources",
      code: `R-${401 + index}`,
      title: "Sources",
      index,
    })),
  ];
}
