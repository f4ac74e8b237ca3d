type PayRow = Partial<Record<"role" | "low" | "high" | "average", unknown>>;

export function readPayRows(
  salaries: unknown,
): { role: string; low: number; high: number; average: number }[] {
  const rows = (salaries as { roles?: unknown } | null | undefined)?.roles;
  const toNumber = (value: unknown): number => (typeof value === "number" ? value : 0);
  return (Array.isArray(rows) ? (rows as (PayRow | null)[]) : []).flatMap((row) => {
    const { role, low, high, average } = row ?? {};
    return typeof role === "string"
      ? [{ role, low: toNumber(low), high: toNumber(high), average: toNumber(average) }]
      : [];
  });
}

/**
 * Returns the regions that have a name and a premium in whole percent. The check of the pay data file reports
 * all other rows.
 */
export function readPremiumRows(salaries: unknown): { region: string; premium: number }[] {
  const rows = (salaries as { regions?: unknown } | null | undefined)?.regions;
  return (
    Array.isArray(rows) ? (rows as (Partial<Record<"region" | "premium", unknown>> | null)[]) : []
  ).flatMap((row) => {
    const { region, premium } = row ?? {};
    return typeof region === "string" && Number.isInteger(premium)
      ? [{ region, premium: premium as number }]
      : [];
  });
}
