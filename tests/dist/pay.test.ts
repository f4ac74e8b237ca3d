import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { toWidgetConfig } from "../../build/prerender/widget-config.ts";
import { loadBody } from "../../model/loading/load-entries.ts";
import { shippedContent } from "../shipped-content.ts";
import type { ValidatedBlock } from "../../model/loading/parse-entry.ts";
import { findDemand } from "../../model/pay/comparison.ts";
import { listBands, rankRoles, findBaselinePay, payInState } from "../../model/pay/state-pay.ts";
import { createExplorerData } from "../../model/pay/explorer-data.ts";
import { formatDollars, formatThousands } from "../../model/pay/format-dollars.ts";
import { createReportData } from "../../model/report/create-report-data.ts";
import type { BlockBody } from "../../model/schemas/blocks.ts";
import { SALARY_ROLES } from "../../model/schemas/salaries.ts";
import { updateChoice, getDefaultChoice } from "../../widgets/salary-explorer/choice.ts";
import { lookUpPay } from "../../widgets/salary-explorer/explorer.ts";
import { toSlug } from "../../model/slug.ts";
import { readPay } from "../../widgets/salary-explorer/read-pay.ts";
import { toCsv } from "../../widgets/salary-explorer/actions.tsx";
import { salaryExplorerWidget } from "../../widgets/salary-explorer/full.tsx";
import { WidgetRoot } from "../../widgets/runtime/widget-root.tsx";
import { BUDGETS } from "../budgets.ts";
import { toPlainText } from "./to-plain-text.ts";
import { readBuiltFile, listBuiltPages } from "./read-dist.ts";

const { site, translations } = shippedContent;
const { salaries, states, layout } = site;
const roles = rankRoles(salaries).map(({ role }) => role);
const config = toWidgetConfig(site, { url: "", publishableKey: "" });
const pay = readPay(createExplorerData(salaries, states, layout.pay));
const texts = site.messages.salaryExplorer;
const report = createReportData(site);
const ARTICLE = "/insights/2025-construction-engineering-salary-report.html";
const METHOD = "/insights/how-we-figure-pay";

const dollars = (text: string): number[] =>
  [...text.matchAll(/\$(\d[\d,]*)(?!\d*K)/g)].map(([, figure = ""]) => Number(figure.replaceAll(",", "")));
const rowsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr[ >][^]*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd][^]*?<\/t[hd]>/g)].map(([cell]) => toPlainText(cell)),
  );

function explorerText(job: string, place: string): string {
  const root = createElement(WidgetRoot, {
    widget: salaryExplorerWidget,
    attributes: { job: toSlug(job), place, layout: "compact" },
    config,
  });
  const html = renderToString(root).replaceAll("<!-- -->", "");
  return toPlainText(/<p class="pay-title">[^]*?<\/p>(?=<svg)/.exec(html)?.[0] ?? "");
}

const noscriptSection = /<noscript>(<section[^]*?)<\/noscript>/.exec(readBuiltFile(ARTICLE))?.[1] ?? "";
const table = rowsOf(noscriptSection);

describe.each(states)("in $name", (state) => {
  const { name, slug } = state;
  const line = table.find(([head]) => head === name) ?? [];

  it.each(roles)(
    "the pay for the role %s is the same in the explorer, in the table of all states and in the CSV file",
    (role) => {
      const figures = payInState(salaries, role, slug);
      const expectedPay = figures ? [figures.low, figures.high, figures.average] : [];

      const shown = explorerText(role, slug);
      expect(shown.startsWith(`${role}, ${name}`)).toBe(true);
      expect(dollars(shown), "explorer").toEqual(expectedPay);
      expect(shown.includes(texts.unpublished)).toBe(figures === undefined);

      const cell = line[1 + roles.indexOf(role)] ?? "";
      expect(dollars(cell), "table").toEqual(expectedPay);
      expect(cell === "Not published").toBe(figures === undefined);

      const choice = updateChoice(pay, getDefaultChoice(pay), { role, place: slug });
      const csv = toCsv(lookUpPay(pay, choice), texts).split("\r\n");
      const [, place, , low, average, high] =
        csv.find((one) => one.startsWith(`${role},${name},`))?.split(",") ?? [];
      expect(place, "CSV").toBe(name);
      expect([low, high, average], "CSV").toEqual(
        figures ? expectedPay.map(String) : [texts.unpublished, texts.unpublished, texts.unpublished],
      );
    },
  );

  it("the state's page shows the published pay, the baseline and the demand label of every role", () => {
    const rows = rowsOf(readBuiltFile(`/locations/${slug}.html`));
    for (const role of SALARY_ROLES) {
      const cells = rows.find(([head = ""]) => head.startsWith(role)) ?? [];
      const figures = payInState(salaries, role, slug);
      const base = findBaselinePay(salaries, role);
      const adjustedPay = figures === undefined ? [] : [figures.low, figures.high, figures.average];
      expect(dollars(cells.join(" ")), role).toEqual([...adjustedPay, base.low, base.high]);
      // The role, the baseline and the label; without published pay, there is no column for it.
      expect(cells.length, role).toBe(figures === undefined ? 3 : 5);
      expect(cells.at(-1), role).toBe(findDemand(state, role) ?? "Not rated");
    }
  });
});

it.each(
  salaries.experience.flatMap(({ role }) => listBands(salaries, role).map((band) => ({ role, ...band }))),
)(
  "the pay for $role ($experience) is the same on the site, in the report and in the CSV file",
  ({ role, experience, slug, low, high, text }) => {
    const payResult = lookUpPay(pay, updateChoice(pay, getDefaultChoice(pay), { role, years: slug }));
    expect(payResult.band).toMatchObject({ low, high });
    expect(toPlainText(noscriptSection), "table").toContain(toPlainText(text));
    expect(toPlainText(readBuiltFile(`${METHOD}.html`)), "method").toContain(toPlainText(text));
    const printedBands = report.roles.find((one) => one.role === role)?.bands;
    expect(
      printedBands?.find((one) => one.experience === experience),
      "report",
    ).toMatchObject({ low, high });
    expect(toCsv(payResult, texts)).toContain(`${role},,${experience},${low},${texts.unpublished},${high},`);
  },
);

it("each page with the salary explorer contains its data once", () => {
  for (const path of [ARTICLE, "/index.html", "/locations/ohio.html"]) {
    const found = [
      ...readBuiltFile(path).matchAll(/<script type="application\/json" id="pay-data">(.*?)<\/script>/g),
    ];
    expect(
      found.map(([, json = ""]) => JSON.parse(json) as unknown),
      path,
    ).toMatchObject([
      {
        pay: createExplorerData(salaries, states, layout.pay),
        explorer: { href: expect.stringMatching(/^\//) as string },
      },
    ]);
  }
});

/** Built scripts are ASCII and contain `\u00E1` for `á`. */
const withoutEscapes = (script: string): string =>
  script.replace(/\\u([0-9A-Fa-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

it("the salary explorer's script, without its strings, stays within its budget in each language", () => {
  const scripts = readdirSync("dist/widgets")
    .filter((file) => file.startsWith("salary-explorer-"))
    .map((file) => readFileSync(`dist/widgets/${file}`, "utf8"));
  const measureGzippedSize = (text: string): number => gzipSync(text, { level: 9 }).length;
  for (const { language, messages } of [site, ...translations.map((translation) => translation.site)]) {
    const { salaryExplorer } = messages;
    const script = scripts.find((text) => withoutEscapes(text).includes(salaryExplorer.sumNote)) ?? "";
    expect(script, language).not.toBe("");
    const ownSize = measureGzippedSize(script) - measureGzippedSize(JSON.stringify(salaryExplorer));
    expect(ownSize, language).toBeLessThanOrEqual(BUDGETS.explorer);
  }
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
        const row = rowsOf(html)
          .map((cells) => cells.join(" "))
          .find((text) => text.startsWith(role) && text.includes(wanted));
        expect(row?.endsWith(formatThousands(average)), `${role} in ${slug}`).toBe(true);
      }
  });
});

const methodPaths = [
  METHOD,
  ...translations.map(({ site: { addresses } }) => addresses.get(METHOD) ?? METHOD),
];

it("every page with a pay table links to the page about our method", () => {
  const pagesWithPay = listBuiltPages().filter(({ html }) => html.includes('class="range-chart"'));
  expect(pagesWithPay.length).toBeGreaterThan(0);
  for (const { path, html } of [
    ...pagesWithPay,
    ...states.map(({ slug }) => ({ path: slug, html: readBuiltFile(`/locations/${slug}.html`) })),
  ])
    expect(
      methodPaths.filter((one) => html.includes(`href="${one}"`)),
      path,
    ).toHaveLength(1);
});

it("no page calls a pay range, table or average national", () => {
  for (const { path, html } of listBuiltPages())
    expect(toPlainText(html), path).not.toMatch(/national (base|range|table|average)/i);
});
