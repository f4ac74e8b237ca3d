import type { Salaries, SalaryRow } from "../schemas/salaries.ts";

export function rankRoles({ roles }: Salaries): SalaryRow[] {
  return [...roles].sort((a, b) => b.average - a.average);
}
