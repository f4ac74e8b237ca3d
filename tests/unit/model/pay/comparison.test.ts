import { describe, expect, it } from "vitest";
import { shippedSite } from "../../../shipped-content.ts";
import {
  COMPARED_FACT_NAMES,
  toFactSlug,
  getFactKeyword,
  formatComparisonCsv,
  COMPARISON_PATH,
  COMPARISON_SORTS,
  listOtherViews,
  sortStates,
} from "../../../../model/pay/comparison.ts";
import { payInState } from "../../../../model/pay/state-pay.ts";
import { SALARY_ROLES } from "../../../../model/schemas/salaries.ts";

const { states, salaries } = shippedSite;

describe("the comparison pages", () => {
  it("exist for each further sort column and each further role, with unique URLs", () => {
    const views = listOtherViews("Superintendent");
    expect(views).toHaveLength(COMPARISON_SORTS.length - 1 + SALARY_ROLES.length - 1);
    const paths = views.map(({ path }) => path);
    expect(new Set([...paths, COMPARISON_PATH]).size).toBe(views.length + 1);
  });

  it.each(COMPARISON_SORTS)("sorted by %s list every state once", (sort) => {
    const sorted = sortStates(states, salaries, { sort, role: "Estimator" });
    expect(sorted.map(({ slug }) => slug).sort()).toEqual(states.map(({ slug }) => slug).sort());
  });

  it("sorted by pay are in descending order of average, with unpublished pay last", () => {
    const sorted = sortStates(states, salaries, { sort: "pay", role: "Estimator" });
    const averages = sorted.map(({ slug }) => payInState(salaries, "Estimator", slug)?.average ?? 0);
    expect(averages).toEqual([...averages].sort((a, b) => b - a));
  });
});

describe("the comparison's CSV file", () => {
  const cells = (line: string): string[] =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'),
    );
  const [head = [], ...lines] = formatComparisonCsv(states, salaries).trimEnd().split("\r\n").map(cells);
  const cell = (abbr: string, column: string): string | undefined =>
    lines.find((line) => line[1] === abbr)?.[head.indexOf(column)];

  it("has the published pay for every role in every state", () => {
    expect(lines).toHaveLength(states.length);
    for (const { abbr, slug } of states)
      for (const role of SALARY_ROLES) {
        const pay = payInState(salaries, role, slug);
        for (const figure of ["low", "average", "high"] as const)
          expect(cell(abbr, `${role} ${figure}`), `${role} in ${slug}`).toBe(
            pay === undefined ? "not published" : String(pay[figure]),
          );
      }
  });

  it("has each fact with its text, source, URL and date", () => {
    for (const state of states)
      for (const name of COMPARED_FACT_NAMES) {
        const title = toFactSlug(name).replaceAll("-", " ");
        const fact = state.facts[name];
        expect(cell(state.abbr, title)).toBe(getFactKeyword(state, name).replaceAll("-", " "));
        expect(cell(state.abbr, `${title} in words`)).toBe(fact?.text ?? "");
        expect(cell(state.abbr, `${title} source`)).toBe(fact?.source ?? "");
        expect(cell(state.abbr, `${title} url`)).toBe(fact?.url ?? "");
        expect(cell(state.abbr, `${title} as of`)).toBe(fact?.asOf ?? "");
      }
  });
});
