import type { PayRegion, Salaries, SalaryRole, SalaryRow } from "../schemas/salaries.ts";
import { adjustPay, type PayFigures } from "./adjust-pay.ts";

/** The region of the pay data that a state belongs to; undefined where no premium is published. */
export function regionOf(salaries: Salaries, state: string): PayRegion | undefined {
  return salaries.regions.find(({ states }) => states.includes(state));
}

/** The Midwest baseline of a role. */
export function baselineOf(salaries: Salaries, role: SalaryRole): SalaryRow {
  const row = salaries.roles.find((one) => one.role === role);
  if (row === undefined) throw new Error(`No pay is given for ${role}.`);
  return row;
}

/** A role's pay with a region's premium. */
export function payInRegion(salaries: Salaries, role: SalaryRole, region: PayRegion): PayFigures {
  return adjustPay(baselineOf(salaries, role), region.premium);
}

/**
 * A role's pay in a state.
 * @param state its slug
 * @returns undefined where no premium is published: the baseline is then no estimate for the state
 */
export function payInState(salaries: Salaries, role: SalaryRole, state: string): PayFigures | undefined {
  const region = regionOf(salaries, state);
  return region === undefined ? undefined : payInRegion(salaries, role, region);
}
