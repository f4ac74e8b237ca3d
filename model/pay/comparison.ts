import {
  SALARY_ROLES,
  DEMAND_LEVELS,
  type Salaries,
  type SalaryRole,
  type Demand,
} from "../schemas/salaries.ts";
import type { State, StateFact } from "../schemas/state.ts";
import { toSlug } from "../slug.ts";
import { payInState, findRegion, rankRoles } from "./state-pay.ts";
import { formatCsvFile } from "../csv.ts";

/** Hiring facts by which states are compared, in column order, with their values in sort order. */
const COMPARED_FACTS = {
  rightToWork: ["yes", "no"],
  oshaPlan: ["federal", "state", "state-public-only"],
  prevailingWage: ["yes", "no"],
  contractorLicense: ["statewide", "registration", "specialty-only", "local"],
} as const satisfies Partial<Record<keyof State["facts"], readonly string[]>>;

export type ComparedFact = keyof typeof COMPARED_FACTS;

export const COMPARED_FACT_NAMES = Object.keys(COMPARED_FACTS) as ComparedFact[];

const NOT_STATED = "not-stated";

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
function toRolePath(role: SalaryRole, mainRole: SalaryRole): string {
  return role === mainRole ? COMPARISON_PATH : `${COMPARISON_PATH}/pay-of-${toSlug(role)}`;
}

const NO_REGION = "none";

/** Returns the slug of a state's region; `none` if the state has no premium. */
export function toRegionSlug(salaries: Salaries, state: Pick<State, "slug">): string {
  const region = findRegion(salaries, state.slug);
  return region === undefined ? NO_REGION : toSlug(region.region);
}

/**
 * Lists regions with their slugs, highest premium first. The last entry has no name and is for states without
 * a premium.
 */
export function listComparedRegions(salaries: Salaries): { slug: string; name?: string }[] {
  const rankedRegions = [...salaries.regions].sort((a, b) => b.premium - a.premium);
  return [
    ...rankedRegions.map(({ region }) => ({ slug: toSlug(region), name: region })),
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

const PAY = ["low", "average", "high"] as const;
const SOURCE = ["source", "url", "as of"] as const;

const UNPUBLISHED = "not published";

/**
 * Formats all states as CSV, with pay for every role in dollars per year. Each fact has a code, text, source,
 * URL and date.
 */
export function formatComparisonCsv(states: readonly State[], salaries: Salaries): string {
  const roles = rankRoles(salaries).map(({ role }) => role);
  const facts = COMPARED_FACT_NAMES.map((name) => ({ name, title: toFactSlug(name).replaceAll("-", " ") }));
  const head = [
    "state",
    "letters",
    "region",
    "premium percent",
    ...roles.flatMap((role) => PAY.map((figure) => `${role} ${figure}`)),
    ...facts.flatMap(({ title }) => [
      title,
      `${title} in words`,
      ...SOURCE.map((columnName) => `${title} ${columnName}`),
    ]),
  ];
  const lines = states.map((state) => {
    const region = findRegion(salaries, state.slug);
    return [
      state.name,
      state.abbr,
      region?.region ?? UNPUBLISHED,
      region === undefined ? UNPUBLISHED : String(region.premium),
      ...roles.flatMap((role) => {
        const pay = payInState(salaries, role, state.slug);
        return PAY.map((figure) => (pay === undefined ? UNPUBLISHED : String(pay[figure])));
      }),
      ...facts.flatMap(({ name }) => {
        const { text = "", source = "", url = "", asOf = "" } = state.facts[name] ?? {};
        return [getFactKeyword(state, name).replaceAll("-", " "), text, source, url, asOf];
      }),
    ];
  });
  return `${formatCsvFile([head, ...lines])}\r\n`;
}

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

/** Returns the keyword for a state's value of a fact: `yes` or `no` for booleans, `not-stated` if there is none. */
export function getFactKeyword({ facts }: Pick<State, "facts">, name: ComparedFact): string {
  const value = facts[name]?.value;
  if (value === undefined) return NOT_STATED;
  return typeof value === "string" ? value : value ? "yes" : "no";
}

/** Lists the values of a fact in sort order. "Not stated" comes last, if any state lacks a value. */
export function listFactKeywords(states: readonly Pick<State, "facts">[], name: ComparedFact): string[] {
  const hasMissingValue = states.some((state) => getFactKeyword(state, name) === NOT_STATED);
  return [...COMPARED_FACTS[name], ...(hasMissingValue ? [NOT_STATED] : [])];
}

/** Converts a fact's name for use in URLs, such as `right-to-work`. */
export function toFactSlug(name: ComparedFact): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function listComparedFacts({ facts }: Pick<State, "facts">): StateFact[] {
  return COMPARED_FACT_NAMES.flatMap((name) => facts[name] ?? []);
}
