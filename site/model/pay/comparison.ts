import { SALARY_ROLES, type Salaries, type SalaryRole } from "../schemas/salaries.ts";
import type { State } from "../schemas/state.ts";
import { COMPARED_FACT_NAMES, factSlug, factWord, factWords } from "./compared-facts.ts";
import { nameSlug } from "./name-slug.ts";
import { payInState, regionOf } from "./state-pay.ts";

/** Where all states are compared. */
export const COMPARISON_PATH = "/locations/compare";

/** Address of the same table as a spreadsheet. */
export const COMPARISON_CSV = `${COMPARISON_PATH}.csv`;

/** The columns that the table can be sorted by, as addresses name them. */
export const COMPARISON_SORTS = ["name", "region", "pay", ...COMPARED_FACT_NAMES.map(factSlug)] as const;

export type ComparisonSort = (typeof COMPARISON_SORTS)[number];

/** One page of the comparison: which role's pay, and which column the states are sorted by. */
export interface ComparisonView {
  path: string;
  sort: ComparisonSort;
  role: SalaryRole;
}

/** The pages beside the first one: the same table by each other column, and for each other role. They are for visitors without scripts. */
export function furtherViews(role: SalaryRole): ComparisonView[] {
  return [
    ...COMPARISON_SORTS.filter((sort) => sort !== "name").map((sort) => ({
      path: sortedPath(sort),
      sort,
      role,
    })),
    ...SALARY_ROLES.filter((other) => other !== role).map((other): ComparisonView => ({
      path: rolePath(other, role),
      sort: "name",
      role: other,
    })),
  ];
}

/** Address of the table by a column. */
export function sortedPath(sort: ComparisonSort): string {
  return sort === "name" ? COMPARISON_PATH : `${COMPARISON_PATH}/by-${sort}`;
}

/**
 * Address of the table for a role.
 * @param first the role that the first page shows
 */
export function rolePath(role: SalaryRole, first: SalaryRole): string {
  return role === first ? COMPARISON_PATH : `${COMPARISON_PATH}/pay-of-${nameSlug(role)}`;
}

/** What the address calls the states without a premium. */
const NO_REGION = "none";

/** The region of a state as addresses name it; of the states without a premium, `none`. */
export function regionSlug(salaries: Salaries, state: Pick<State, "slug">): string {
  const region = regionOf(salaries, state.slug);
  return region === undefined ? NO_REGION : nameSlug(region.region);
}

/** The regions by their names in addresses, the highest premium first, then the states without one, whose name is undefined. */
export function comparedRegions(salaries: Salaries): { slug: string; name?: string }[] {
  const ranked = [...salaries.regions].sort((a, b) => b.premium - a.premium);
  return [...ranked.map(({ region }) => ({ slug: nameSlug(region), name: region })), { slug: NO_REGION }];
}

/** The states by a column: names A to Z, premiums and pay from the highest down, facts in the order of their values; of equals by name. */
export function sortStates<Compared extends State>(
  states: readonly Compared[],
  salaries: Salaries,
  { sort, role }: Pick<ComparisonView, "sort" | "role">,
): Compared[] {
  const regions = comparedRegions(salaries).map(({ slug }) => slug);
  const rank = (state: Compared): number => {
    if (sort === "name") return 0;
    if (sort === "region") return regions.indexOf(regionSlug(salaries, state));
    if (sort === "pay") return -(payInState(salaries, role, state.slug)?.average ?? 0);
    const fact = COMPARED_FACT_NAMES.find((name) => factSlug(name) === sort);
    return fact === undefined ? 0 : factWords(states, fact).indexOf(factWord(state, fact));
  };
  return [...states].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, "en"));
}
