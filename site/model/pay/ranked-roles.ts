import type { Salaries, SalaryRow } from "../schemas/salaries.ts";

/** The roles, best paid first. */
export function rankedRoles({ roles }: Salaries): SalaryRow[] {
  return [...roles].sort((a, b) => b.average - a.average);
}
