import { formatCsvFile } from "../csv.ts";
import type { Salaries } from "../schemas/salaries.ts";
import type { State } from "../schemas/state.ts";
import { COMPARED_FACT_NAMES, toFactSlug, getFactKeyword } from "./compared-facts.ts";
import { rankRoles } from "./rank-roles.ts";
import { payInState, findRegion } from "./state-pay.ts";

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
