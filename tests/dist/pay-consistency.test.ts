import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { toWidgetConfig } from "../../build/prerender/widget-config.ts";
import { loadContent } from "../../site/model/loading/load-site.ts";
import { listBands } from "../../site/model/pay/experience-bands.ts";
import { createExplorerData } from "../../site/model/pay/explorer-data.ts";
import { rankRoles } from "../../site/model/pay/rank-roles.ts";
import { createReportData } from "../../site/model/report/create-report-data.ts";
import { payInState } from "../../site/model/pay/state-pay.ts";
import { updateChoice, getDefaultChoice } from "../../widgets/salary-explorer/choice.ts";
import { lookUpPay } from "../../widgets/salary-explorer/look-up-pay.ts";
import { readPay, toSlug } from "../../widgets/salary-explorer/read-pay.ts";
import { toCsv } from "../../widgets/salary-explorer/to-csv.ts";
import { salaryExplorerWidget } from "../../widgets/salary-explorer/full.tsx";
import { WidgetRoot } from "../../widgets/runtime/widget-root.tsx";
import { BUDGETS } from "../budgets.ts";
import { toPlainText } from "./to-plain-text.ts";
import { readBuiltFile } from "./read-dist.ts";

const { site, translations } = loadContent(process.cwd());
const { salaries, states, layout } = site;
const roles = rankRoles(salaries).map(({ role }) => role);
const config = toWidgetConfig(site, { url: "", publishableKey: "" });
const pay = readPay(createExplorerData(salaries, states, layout.pay));
const texts = site.messages.salaryExplorer;
const report = createReportData(site);
const ARTICLE = "/insights/2025-construction-engineering-salary-report.html";

const dollars = (text: string): number[] =>
  [...text.matchAll(/\$(\d[\d,]*)(?!\d*K)/g)].map(([, figure = ""]) => Number(figure.replaceAll(",", "")));
const rowsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr[ >][^]*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd][^]*?<\/t[hd]>/g)].map(([cell]) => toPlainText(cell).replace(/\s+/g, " ").trim()),
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

describe.each(states.map(({ name, slug }) => ({ name, slug })))("in $name", ({ name, slug }) => {
  const line = table.find(([head]) => head === name) ?? [];

  it.each(roles)(
    "the pay for the role %s is the same in the explorer, in the table of all states and in the CSV file",
    (role) => {
      const figures = payInState(salaries, role, slug);
      const expectedPay = figures ? [figures.low, figures.high, figures.average] : [];

      const shown = explorerText(role, slug);
      expect(shown.startsWith(`${role} in ${name}`)).toBe(true);
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
});

it.each(
  salaries.experience.flatMap(({ role }) => listBands(salaries, role).map((band) => ({ role, ...band }))),
)(
  "the pay for $role ($experience) is the same on the site, in the report and in the CSV file",
  ({ role, experience, slug, low, high, text }) => {
    const payResult = lookUpPay(pay, updateChoice(pay, getDefaultChoice(pay), { role, years: slug }));
    expect(payResult.band).toMatchObject({ low, high });
    expect(toPlainText(noscriptSection), "table").toContain(toPlainText(text));
    expect(toPlainText(readBuiltFile("/insights/how-we-figure-pay.html")), "method").toContain(
      toPlainText(text),
    );
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

/** Built scripts are ASCII and contain `\xE1` for `á`. */
const withoutEscapes = (script: string): string =>
  script.replace(/\\x([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

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
