import { describe, expect, it } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import {
  COMPARED_FACT_NAMES,
  listComparedFacts,
  formatComparisonCsv,
  COMPARISON_CSV,
  COMPARISON_PATH,
  listOtherViews,
  sortStates,
} from "../../model/pay/comparison.ts";
import { formatDollars } from "../../model/pay/format-dollars.ts";
import { payInState } from "../../model/pay/state-pay.ts";
import { extractAttributes, readBuiltFile } from "./read-dist.ts";

const { states, salaries, compare } = shippedSite;
const firstView = { path: COMPARISON_PATH, sort: "name", role: compare.role } as const;

const rowsOf = (html: string): [string, string][] =>
  [...html.matchAll(/<tr data-state="([A-Z]{2})"[^]*?<\/tr>/g)].map(([row, letters = ""]) => [letters, row]);

describe.each([firstView, ...listOtherViews(compare.role)])("$path", ({ path, sort, role }) => {
  const html = readBuiltFile(`${path}.html`);
  const rows = rowsOf(html);

  it("lists all states in its sort order", () => {
    const expected = sortStates(states, salaries, { sort, role }).map(({ abbr }) => abbr);
    expect(rows.map(([letters]) => letters)).toEqual(expected);
  });

  it("shows the published pay for its role in every state", () => {
    for (const [letters, row] of rows) {
      const slug = states.find(({ abbr }) => abbr === letters)?.slug ?? "";
      const pay = payInState(salaries, role, slug);
      const figures = pay === undefined ? null : [pay.low, pay.high, pay.average].map(formatDollars);
      expect(row.match(/\$[\d,]+/g), letters).toEqual(figures);
    }
  });

  it("links every fact to its source", () => {
    for (const [letters, row] of rows) {
      const state = states.find(({ abbr }) => abbr === letters);
      const links = extractAttributes(row, "a", "href").filter((href) => href.startsWith("https"));
      expect(links, letters).toEqual(
        state === undefined ? [] : listComparedFacts(state).map(({ url }) => url),
      );
    }
  });
});

it("the comparison page lists every source with its date", () => {
  const html = readBuiltFile(`${COMPARISON_PATH}.html`);
  const sources = html.slice(html.indexOf('id="sources"'));
  for (const state of states)
    for (const name of COMPARED_FACT_NAMES) {
      const fact = state.facts[name];
      if (fact === undefined) continue;
      expect(extractAttributes(sources, "a", "href"), `${state.slug} ${name}`).toContain(fact.url);
      expect(sources).toContain(`dateTime="${fact.asOf}"`);
    }
});

it("the comparison's CSV file contains all states and the pay data's figures", () => {
  expect(readBuiltFile(COMPARISON_CSV)).toBe(formatComparisonCsv(states, salaries));
});

it("search engines index only the first comparison page", () => {
  const sitemap = readBuiltFile("/sitemap.xml");
  expect(sitemap).toContain(`${COMPARISON_PATH}</loc>`);
  for (const { path } of listOtherViews(compare.role)) expect(sitemap).not.toContain(path);
});
