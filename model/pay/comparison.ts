import { SALARY_ROLES, type Salaries, type SalaryRole } from "../schemas/salaries.ts";
import type { State } from "../schemas/state.ts";
import { COMPARED_FACT_NAMES, toFactSlug, getFactKeyword, listFactKeywords } from "./compared-facts.ts";
import { toNameSlug } from "../to-name-slug.ts";
import { payInState, findRegion } from "./state-pay.ts";

export const COMPARISON_PATH = "/locations/compare";

export const COMPARISON_CSV = `${COMPARISON_PATH}.csv`;

/** Sortable columns, as named in URLs. */
export const COMPARISON_SORTS = ["name", "region", "pay", ...COMPARED_FACT_NAMES.map(toFactSlug)] as const;

export type ComparisonSort = (typeof COMPARISON_SORTS)[number];

export interface ComparisonView {
  path: string;
  sort: ComparisonSort;
  role: SalaryRole;
}

/**
 * Returns the views for visitors without JavaScript: one sorted by each of the other columns, and one for
 * each of the other roles.
 */
export function listOtherViews(role: SalaryRole): ComparisonView[] {
  return [
    ...COMPARISON_SORTS.filter((sort) => sort !== "name").map((sort) => ({
      path: toSortedPath(sort),
      sort,
      role,
    })),
    ...SALARY_ROLES.filter((other) => other !== role).map((other): ComparisonView => ({
      path: toRolePath(other, role),
      sort: "name",
      role: other,
    })),
  ];
}

export function toSortedPath(sort: ComparisonSort): string {
  return sort === "name" ? COMPARISON_PATH : `${COMPARISON_PATH}/by-${sort}`;
}

/**
 * Returns the path of the comparison table for a role.
 * @param mainRole role on the main comparison page
 */
export function toRolePath(role: SalaryRole, mainRole: SalaryRole): string {
  return role === mainRole ? COMPARISON_PATH : `${COMPARISON_PATH}/pay-of-${toNameSlug(role)}`;
}

const NO_REGION = "none";

/** Returns the slug of a state's region; `none` if the state has no premium. */
export function toRegionSlug(salaries: Salaries, state: Pick<State, "slug">): string {
  const region = findRegion(salaries, state.slug);
  return region === undefined ? NO_REGION : toNameSlug(region.region);
}

/**
 * Lists regions with their slugs, highest premium first. The last entry has no name and is for states without
 * a premium.
 */
export function listComparedRegions(salaries: Salaries): { slug: string; name?: string }[] {
  const rankedRegions = [...salaries.regions].sort((a, b) => b.premium - a.premium);
  return [
    ...rankedRegions.map(({ region }) => ({ slug: toNameSlug(region), name: region })),
    { slug: NO_REGION },
  ];
}

/**
 * Sorts states by a column: names from A to Z, regions by descending premium, pay descending, and facts by
 * the order of their values. Ties are sorted by name.
 */
export function sortStates<Item extends State>(
  states: readonly Item[],
  salaries: Salaries,
  { sort, role }: Pick<ComparisonView, "sort" | "role">,
): Item[] {
  const regions = listComparedRegions(salaries).map(({ slug }) => slug);
  const rank = (state: Item): number => {
    if (sort === "name") return 0;
    if (sort === "region") return regions.indexOf(toRegionSlug(salaries, state));
    if (sort === "pay") return -(payInState(salaries, role, state.slug)?.average ?? 0);
    const fact = COMPARED_FACT_NAMES.find((name) => toFactSlug(name) === sort);
    return fact === undefined ? 0 : listFactKeywords(states, fact).indexOf(getFactKeyword(state, fact));
  };
  return [...states].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, "en"));
}
