import { adjustPay, type PayFigures } from "./adjust-pay.ts";

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
