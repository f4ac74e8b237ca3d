import { describe, expect, it } from "vitest";
import type { ValidatedBlock } from "../../site/model/loading/read-body.ts";
import { loadBody } from "../../site/model/loading/load-entries.ts";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { findDemand } from "../../site/model/pay/demand.ts";
import { listBands } from "../../site/model/pay/experience-bands.ts";
import { formatDollars, formatThousands } from "../../site/model/pay/format-dollars.ts";
import { findBaselinePay, payInState } from "../../site/model/pay/state-pay.ts";
import type { BlockBody } from "../../site/model/schemas/blocks.ts";
import { SALARY_ROLES } from "../../site/model/schemas/salaries.ts";
import { toPlainText } from "./to-plain-text.ts";
import { readBuiltFile, listBuiltPages } from "./read-dist.ts";

const site = loadSite(process.cwd());
const { salaries, states } = site;
const METHOD_PATH = "/insights/how-we-figure-pay";

const rowsOf = (html: string): string[] =>
  [...html.matchAll(/<tr[ >][^]*?<\/tr>/g)].map(([row]) => toPlainText(row).replace(/\s+/g, " ").trim());

describe("a state's page", () => {
  it.each(states.map(({ slug, name }) => [name, slug]))(
    "for %s shows the pay and the demand label of every role",
    (_, slug) => {
      const state = states.find((one) => one.slug === slug);
      const rows = rowsOf(readBuiltFile(`/locations/${slug}.html`));
      for (const role of SALARY_ROLES) {
        const row = rows.find((text) => text.startsWith(role)) ?? "";
        const pay = payInState(salaries, role, slug);
        const base = findBaselinePay(salaries, role);
        const adjustedPay = pay === undefined ? [] : [pay.low, pay.high, pay.average];
        const figures = [...adjustedPay, base.low, base.high].map(formatDollars);
        expect(row.match(/\$[\d,]+/g), role).toEqual(figures);
        if (pay === undefined) expect(row).toContain("Not published");
        expect(row.endsWith((state && findDemand(state, role)) ?? "Not rated"), `${role}: ${row}`).toBe(true);
      }
    },
  );
});

describe("an article", () => {
  /** Lists the blocks of a kind in all articles, each with its article's HTML. */
  const listBlocks = <Name extends "roles" | "salary-bands" | "salary-table">(kind: Name) =>
    site.articles.flatMap(({ slug }) =>
      loadBody(process.cwd(), "articles", slug, site.references).tokens.flatMap(({ meta }) => {
        const { name, body } = (meta as unknown as ValidatedBlock | null) ?? {};
        const html = readBuiltFile(`/insights/${slug}.html`);
        return name === kind ? [{ slug, html, body: body as BlockBody<Name> }] : [];
      }),
    );

  it("shows the pay data's figures for every role and state in its lists of roles", () => {
    const blocks = listBlocks("roles");
    for (const { slug, html, body } of blocks)
      for (const { role, pay } of body) {
        if (pay === undefined) continue;
        const figures =
          pay.state === undefined
            ? findBaselinePay(salaries, pay.role)
            : payInState(salaries, pay.role, pay.state);
        const range = figures && `${formatDollars(figures.low)}-${formatDollars(figures.high)}`;
        const state = states.find((one) => one.slug === pay.state);
        const label = state === undefined ? "" : ` ${findDemand(state, pay.role) ?? ""}`;
        const entries = [...html.matchAll(/<li[ >][^]*?<\/li>/g)].map(([item]) => toPlainText(item));
        const expectedText = `${role} ${range ?? "Not published"}${label}`;
        expect(
          entries.some((text) => text.startsWith(expectedText)),
          `${slug}: ${expectedText}`,
        ).toBe(true);
      }
    expect(blocks.some(({ body }) => body.some(({ pay }) => pay !== undefined))).toBe(true);
  });

  it("shows the published pay of every experience band that it lists", () => {
    for (const { slug, html, body } of listBlocks("salary-bands"))
      for (const { role, experience } of body) {
        const band = listBands(salaries, role).find((one) => one.experience === experience);
        expect(toPlainText(html), slug).toContain(toPlainText(band?.text ?? "no such band"));
      }
  });

  it("shows the baseline pay in every salary table", () => {
    for (const { slug, html, body } of listBlocks("salary-table"))
      for (const role of body) {
        const { low, high, average } = findBaselinePay(salaries, role);
        const wanted = `${formatThousands(low)} to ${formatThousands(high)}`;
        const row = rowsOf(html).find((text) => text.startsWith(role) && text.includes(wanted));
        expect(row?.endsWith(formatThousands(average)), `${role} in ${slug}`).toBe(true);
      }
  });
});

it("every page with a pay table links to the page about our method", () => {
  const pagesWithPay = listBuiltPages().filter(({ html }) => html.includes('class="range-chart"'));
  expect(pagesWithPay.length).toBeGreaterThan(0);
  for (const { path, html } of [
    ...pagesWithPay,
    ...states.map(({ slug }) => ({ path: slug, html: readBuiltFile(`/locations/${slug}.html`) })),
  ])
    expect(html, path).toContain(`href="${METHOD_PATH}"`);
});

it("no page calls a pay range, table or average national", () => {
  for (const { path, html } of listBuiltPages())
    expect(toPlainText(html), path).not.toMatch(/national (base|range|table|average)/i);
});
