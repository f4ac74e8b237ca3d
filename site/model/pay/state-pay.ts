import { adjustPay, type PayFigures } from "./adjust-pay.ts";

/** The part of a region that pay depends on. */
interface Region {
  premium: number;
  states: readonly string[];
}

/** A role's pay at the Midwest baseline. */
interface BaselineRow extends PayFigures {
  role: string;
}

/** A state's pay region; undefined if no premium is published. */
export function regionOf<One extends Region>(
  { regions }: { regions: readonly One[] },
  state: string,
): One | undefined {
  return regions.find(({ states }) => states.includes(state));
}

export function baselineOf<Row extends BaselineRow>({ roles }: { roles: readonly Row[] }, role: string): Row {
  const row = roles.find((one) => one.role === role);
  if (row === undefined) throw new Error(`No pay is given for ${role}.`);
  return row;
}

/** A role's pay with a region's premium. */
export function payInRegion(
  salaries: { roles: readonly BaselineRow[] },
  role: string,
  { premium }: Pick<Region, "premium">,
): PayFigures {
  return adjustPay(baselineOf(salaries, role), premium);
}

export function payInState(
  salaries: { roles: readonly BaselineRow[]; regions: readonly Region[] },
  role: string,
  state: string,
): PayFigures | undefined {
  const region = regionOf(salaries, state);
  return region === undefined ? undefined : payInRegion(salaries, role, region);
}
