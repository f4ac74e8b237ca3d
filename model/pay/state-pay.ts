import type { Salaries, SalaryRow, ExperienceBand } from "../schemas/salaries.ts";
import { formatDollars, formatThousands } from "./format-dollars.ts";

interface Region {
  premium: number;
  states: readonly string[];
}

interface BaselineRow extends PayFigures {
  role: string;
}

/** Returns a state's pay region, or undefined if no premium is published for the state. */
export function findRegion<One extends Region>(
  { regions }: { regions: readonly One[] },
  state: string,
): One | undefined {
  return regions.find(({ states }) => states.includes(state));
}

export function findBaselinePay<Row extends BaselineRow>(
  { roles }: { roles: readonly Row[] },
  role: string,
): Row {
  const row = roles.find((one) => one.role === role);
  if (row === undefined) throw new Error(`salaries.yaml has no pay for ${role}.`);
  return row;
}

export function payInRegion(
  salaries: { roles: readonly BaselineRow[] },
  role: string,
  { premium }: Pick<Region, "premium">,
): PayFigures {
  return adjustPay(findBaselinePay(salaries, role), premium);
}

export function payInState(
  salaries: { roles: readonly BaselineRow[]; regions: readonly Region[] },
  role: string,
  state: string,
): PayFigures | undefined {
  const region = findRegion(salaries, state);
  return region === undefined ? undefined : payInRegion(salaries, role, region);
}

/** A pay range and its average, in dollars per year. */
export interface PayFigures {
  low: number;
  average: number;
  high: number;
}

/**
 * Applies a premium to a baseline range.
 * @param premium in whole percent
 * @throws Error if a figure would need rounding; the schema prevents this by requiring whole hundreds
 */
export function adjustPay({ low, average, high }: PayFigures, premium: number): PayFigures {
  const adjust = (dollars: number): number => {
    const product = dollars * (100 + premium);
    if (product % 100 !== 0)
      throw new Error(
        `$${dollars} plus ${premium}% is not a whole dollar amount: use amounts in whole hundreds.`,
      );
    return product / 100;
  };
  return { low: adjust(low), average: adjust(average), high: adjust(high) };
}

export function rankRoles({ roles }: Salaries): SalaryRow[] {
  return [...roles].sort((a, b) => b.average - a.average);
}

export interface FormattedBand extends ExperienceBand {
  text: string;
}

export interface RoleExperience extends Omit<Salaries["experience"][number], "role"> {
  role: string;
}

export function listBands(
  { experience }: { experience: readonly RoleExperience[] },
  role: string,
): FormattedBand[] {
  const roleExperience = experience.find((one) => one.role === role);
  const format = roleExperience?.style === "thousands" ? formatThousands : formatDollars;
  return (roleExperience?.bands ?? []).map((band) => ({
    ...band,
    text: `${format(band.low)}–${format(band.high)}`,
  }));
}
