import type { Salaries } from "../schemas/salaries.ts";
import type { State } from "../schemas/state.ts";
import { rankRoles, type RoleExperience } from "./state-pay.ts";
import { getPlaceName, getRoleName, type PayNames } from "./format-dollars.ts";

/** Pay data that is embedded in the explorer's script, encoded compactly to keep the script small. */
export interface ExplorerData {
  year: number;
  /** Each role with its low, average and high pay at the Midwest baseline, best paid first. */
  roles: readonly (readonly [role: string, low: number, average: number, high: number])[];
  regions: readonly (readonly [region: string, premium: number])[];
  /**
   * States as strings such as `Texas|TX|1|3BOT`: name, code, region index if any, and neighbors. Each
   * neighbor is one character: `0` for the first state, `1` for the second, and so on in ASCII order.
   */
  states: readonly string[];
  /** Pay by experience. Role names are in the language of the page. */
  experience: readonly RoleExperience[];
  /**
   * Names of roles and places in the language of the page, by English name. Contains only names that differ.
   */
  names?: Readonly<Record<string, string>>;
}

/** Character code of the first state. Each state is encoded as one character. */
export const FIRST_STATE_CHAR_CODE = 48;

export function createExplorerData(
  salaries: Salaries,
  states: readonly Pick<State, "slug" | "name" | "abbr" | "neighbors">[],
  names: PayNames,
): ExplorerData {
  const regions = [...salaries.regions].sort((a, b) => b.premium - a.premium);
  return {
    year: salaries.year,
    roles: rankRoles(salaries).map(({ role, low, average, high }) => [role, low, average, high]),
    regions: regions.map(({ region, premium }) => [region, premium]),
    states: states.map(({ slug, name, abbr, neighbors }) => {
      const region = regions.findIndex((one) => one.states.includes(slug));
      const neighborIndexes = neighbors
        .map((one) => states.findIndex((state) => state.slug === one))
        .sort((a, b) => a - b);
      const neighborCodes = neighborIndexes
        .map((index) => String.fromCharCode(FIRST_STATE_CHAR_CODE + index))
        .join("");
      return [name, abbr, region < 0 ? "" : region, neighborCodes].join("|");
    }),
    experience: salaries.experience.map((one) => ({ ...one, role: getRoleName(names, one.role) })),
    ...toLocalNames(
      [
        ...salaries.roles.map(({ role }) => [role, getRoleName(names, role)] as const),
        ...[...regions.map(({ region }) => region), ...states.map(({ name }) => name)].map(
          (name) => [name, getPlaceName(names, name)] as const,
        ),
      ].filter(([name, local]) => name !== local),
    ),
  };
}

const toLocalNames = (names: readonly (readonly [string, string])[]): Pick<ExplorerData, "names"> =>
  names.length === 0 ? {} : { names: Object.fromEntries(names) };
