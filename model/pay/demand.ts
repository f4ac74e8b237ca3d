import { DEMAND_LEVELS, type Demand } from "../schemas/demand.ts";
import type { SalaryRole } from "../schemas/salaries.ts";
import type { State } from "../schemas/state.ts";

type StateRoles = Pick<State, "roles">;

export function findDemand({ roles }: StateRoles, role: SalaryRole): Demand | undefined {
  return roles.find((one) => one.role === role)?.demand;
}

/** Returns the hardest role to fill in a state. On a tie, returns the first one in the state's file. */
export function findHardestRole({ roles }: StateRoles): State["roles"][number] {
  const rank = ({ demand }: { demand: Demand }): number => DEMAND_LEVELS.indexOf(demand);
  return roles.reduce((hardest, role) => (rank(role) < rank(hardest) ? role : hardest));
}

/** Returns a role's most common demand label. On a tie, returns the label for the stronger demand. */
export function findMostCommonDemand(states: readonly StateRoles[], role: SalaryRole): Demand | undefined {
  const labels = states.map((state) => findDemand(state, role));
  const count = (demand: Demand): number => labels.filter((label) => label === demand).length;
  const [usual] = [...DEMAND_LEVELS].sort((a, b) => count(b) - count(a));
  return usual !== undefined && count(usual) > 0 ? usual : undefined;
}
