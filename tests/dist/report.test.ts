import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../build/cache/store.ts";
import { writeStaticFonts } from "../../build/assets/fonts.ts";
import { compileReport } from "../../build/report/compile-report.ts";
import { reportDrawings } from "../../build/report/report-drawings.ts";
import { REPORT_FONTS } from "../../build/report/provide-report.ts";
import { shippedSite as site } from "../shipped-content.ts";
import { formatDollars } from "../../model/pay/format-dollars.ts";
import { PREVIEW_SHEETS, toThumbnailPath } from "../../model/report-pictures.ts";
import { readReportPath } from "../../model/report/published-report.ts";
import { createReportData } from "../../model/report/create-report-data.ts";
import { BUDGETS } from "../budgets.ts";
import { isFullRun } from "../is-full-run.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { DIST, readBuiltFile, readHeader, listBuiltPages } from "./read-dist.ts";

const data = createReportData(site);
const address = readReportPath(process.cwd());
const file = join(DIST, address);

const hasPdftotext = spawnSync("pdftotext", ["-v"]).error === undefined;
if (!hasPdftotext)
  console.warn("The report's text is not read: pdftotext is missing (apt-get install poppler-utils).");

const poppler = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 64e6 });

function readSheets(): ReadonlyMap<string, string[]> {
  const pages = poppler("pdftotext", "-layout", file, "-").split("\f");
  return new Map(
    data.sheets.map(({ code, page }) => [
      code,
      (pages[page - 1] ?? "").split("\n").map((line) => line.replace(/\s+/g, " ").trim()),
    ]),
  );
}

function figuresOf(lines: readonly string[] | undefined, start: string): string[] {
  const line = lines?.find((one) => one.startsWith(`${start} `)) ?? "";
  return line.slice(start.length).match(/\$\d[\d,]*(?!K)\b/g) ?? [];
}

describe("the salary report", () => {
  it("has a URL that is hidden from search engines", () => {
    expect(existsSync(file)).toBe(true);
    expect(readHeader(address, "X-Robots-Tag")).toBe("noindex");
    for (const { path, html } of listBuiltPages()) expect(html, path).not.toContain(address);
    expect(readBuiltFile("/sitemap.xml")).not.toContain(".pdf");
  });

  it("stays within its size budget", () => {
    expect(statSync(file).size).toBeLessThanOrEqual(BUDGETS.report);
  });

  it.each(PREVIEW_SHEETS)("has a thumbnail of sheet %s within its size budget", (sheet) => {
    expect(statSync(join(DIST, toThumbnailPath(sheet))).size).toBeLessThanOrEqual(BUDGETS.thumbnail);
  });

  it("is a tagged PDF with a title, and declares its language and standard", () => {
    const text = readFileSync(file).toString("latin1");
    expect(text).toContain("pdfuaid");
    expect(text.startsWith("%PDF-1.7")).toBe(true);
  });

  // Another process rendered the report in dist/ earlier.
  it.runIf(isFullRun)("is byte-identical if it is rendered again from the same content", async () => {
    const drawings = reportDrawings(site, data);
    const fontFiles = await writeStaticFonts(openStore(temporaryFolder()), REPORT_FONTS);
    const { pdf } = compileReport({ data, drawings, fonts: fontFiles.map((path) => readFileSync(path)) }, []);
    expect(pdf.equals(readFileSync(file))).toBe(true);
  });
});

describe.runIf(hasPdftotext)("the PDF of the salary report", () => {
  let sheets: ReadonlyMap<string, string[]>;
  // Read the report in a hook, since Vitest also runs the bodies of skipped suites.
  beforeAll(() => {
    sheets = readSheets();
  });

  it("has one letter-size page per sheet, between 50 and 80", () => {
    const info = poppler("pdfinfo", file);
    expect(info).toMatch(new RegExp(`^Pages: +${data.sheets.length}$`, "m"));
    expect(info).toMatch(/^Page size: +612 x 792 pts \(letter\)$/m);
    expect(info).toMatch(/^Tagged: +yes$/m);
    expect(info).toContain(site.report.title);
    expect(data.sheets.length).toBeGreaterThanOrEqual(50);
    expect(data.sheets.length).toBeLessThanOrEqual(80);
  });

  it("uses only embedded fonts", () => {
    const fonts = poppler("pdffonts", file).trim().split("\n").slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      expect(font).toMatch(/Archivo|SourceSans3|SplineSansMono/);
      expect(font).toMatch(/ yes +yes +yes /);
    }
  });

  it("shows the demand label and the pay for every role in every state, or that there is none", () => {
    for (const { abbr, name, roles } of data.states)
      for (const { role, pay, demand } of roles) {
        const lines = sheets.get(`L-${abbr}`);
        const line = lines?.find((one) => one.startsWith(`${role} `)) ?? "";
        expect(line.slice(role.length).trim(), `${role} in ${name}`).toMatch(
          new RegExp(`^${demand ?? "not rated"}( |$)`),
        );
        const expectedPay = pay === null ? [] : [pay.low, pay.average, pay.high].map(formatDollars);
        expect(figuresOf(lines, role), `${role} in ${name}`).toEqual(expectedPay);
        if (pay === null) expect(line).toContain(site.report.method.unpublished);
      }
  });

  it("shows the same averages in the table of all states", () => {
    const lines = sheets.get("R-301") ?? [];
    for (const { abbr, name, roles } of data.states) {
      const expectedPay = roles.flatMap(({ pay }) => (pay === null ? [] : [formatDollars(pay.average)]));
      expect(figuresOf(lines, `${abbr} ${name}`), name).toEqual(expectedPay);
    }
  });

  it("shows the five regions on every role's sheet", () => {
    data.roles.forEach(({ role, regions, average }, index) => {
      const lines = sheets.get(`R-${101 + 2 * index}`);
      expect(lines?.some((line) => line.includes(formatDollars(average)))).toBe(true);
      for (const { name, ...pay } of regions)
        expect(figuresOf(lines, name), `${role}, ${name}`).toEqual(
          [pay.low, pay.average, pay.high].map(formatDollars),
        );
    });
  });

  it("shows every experience band", () => {
    const lines = sheets.get("R-200") ?? [];
    for (const { bands } of data.roles)
      for (const { experience, low, high } of bands)
        expect(figuresOf(lines, experience)).toEqual([low, high].map(formatDollars));
  });

  it("shows every hiring fact with its source", () => {
    // pdftotext drops hyphens at the end of a line.
    const stripSpacing = (text: string): string => text.replace(/[\s-]+/g, "");
    for (const { abbr, facts } of data.states) {
      const page = data.sheets.find(({ code }) => code === `L-${abbr}`)?.page ?? 0;
      const text = stripSpacing(poppler("pdftotext", "-f", String(page), "-l", String(page), file, "-"));
      for (const fact of Object.values(facts)) {
        expect(text).toContain(stripSpacing(fact.text));
        expect(text).toContain(stripSpacing(fact.source));
      }
    }
  });
});
