import { DEMANDS, type Demand } from "../schemas/demand.ts";
import type { SalaryRole } from "../schemas/salaries.ts";
import type { State } from "../schemas/state.ts";

type StateRoles = Pick<State, "roles">;

/** The label of a role in a state; undefined where the state's file does not rate it. */
export function demandIn({ roles }: StateRoles, role: SalaryRole): Demand | undefined {
  return roles.find((one) => one.role === role)?.demand;
}

/** The role that is hardest to fill in a state; of several with one label, the one that its file names first. */
export function hardestRole({ roles }: StateRoles): State["roles"][number] {
  const [hardest] = [...roles].sort((a, b) => DEMANDS.indexOf(a.demand) - DEMANDS.indexOf(b.demand));
  if (hardest === undefined) throw new Error("A state rates no role.");
  return hardest;
}

/** The label that most states give a role; of two as frequent, the harder one. */
export function usualDemand(states: readonly StateRoles[], role: SalaryRole): Demand | undefined {
  const labels = states.map((state) => demandIn(state, role));
  const count = (demand: Demand): number => labels.filter((label) => label === demand).length;
  const [usual] = [...DEMANDS].sort((a, b) => count(b) - count(a));
  return usual !== undefined && count(usual) > 0 ? usual : undefined;
}
