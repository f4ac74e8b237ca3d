import { FONT_SOURCES, type StaticFace } from "../assets/fonts.ts";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectPath } from "../../site/settings/project-root.ts";
import type { Site } from "../../model/kinds/site.ts";
import { readReportPath } from "../../model/report/published-report.ts";
import { createReportData } from "../../model/report/create-report-data.ts";
import { PREVIEW_SHEETS, toPicturePath, toThumbnailPath } from "../../model/report-pictures.ts";
import { hashSources } from "../cache/list-files.ts";
import type { Store } from "../cache/store.ts";
import { runInChild } from "../run-in-child.ts";
import type { TypesettingJob } from "./typeset-process.ts";

const { archivo, sourceSans, splineMono } = FONT_SOURCES;

export const REPORT_FONTS: readonly StaticFace[] = [
  [archivo, 600],
  [archivo, 700],
  [sourceSans, 400],
  [sourceSans, 600],
  [splineMono],
];

/** Sources that affect the report in addition to its data. package.json covers the compiler and font versions. */
const SOURCES = [
  "build/report",
  "build/assets/fonts.ts",
  "build/assets/site-icons.ts",
  "widgets/site-header/logo.tsx",
  "site/drawings",
  "site/tokens",
  "site/styles/drawings.css",
  "site/styles/pages/map.css",
  "package.json",
].map(projectPath);

/**
 * Returns the salary report, from the store if its inputs are unchanged.
 * @param isStoredOnly never makes the report
 * @param bundled settles when the scripts are bundled. Typesetting waits for it, because each needs much memory.
 * @returns undefined if the report is not in the store and must not be made
 * @throws ExpectedError naming the sheet if its text does not fit
 */
export async function provideReport(
  root: string,
  store: Store,
  site: Site,
  isStoredOnly: boolean,
  bundled: Promise<unknown>,
) {
  const data = createReportData(site);
  const inputs = [hashSources(SOURCES), data, site.home.hero.drawing];
  const folder = isStoredOnly
    ? store.find("report", inputs)
    : await store.provide("report", inputs, async (path) => {
        await bundled;
        await makeReport(path, store, site, data);
      });
  if (folder === undefined) return undefined;
  store.removeUnused("report");
  const address = readReportPath(root);
  return {
    copyTo: (outDir: string) => {
      const copy = (name: string, path: string): void => {
        mkdirSync(dirname(join(outDir, path)), { recursive: true });
        copyFileSync(join(folder, name), join(outDir, path));
      };
      copy("report.pdf", address);
      for (const code of PREVIEW_SHEETS) {
        copy(`${code}.png`, toPicturePath(code));
        copy(`${code}.avif`, toThumbnailPath(code));
      }
    },
  };
}

async function makeReport(
  folder: string,
  store: Store,
  site: Site,
  data: ReturnType<typeof createReportData>,
): Promise<void> {
  // Imported lazily: a build that finds the report in the store needs none of these.
  const { reportDrawings, sheetPicture } = await import("./report-drawings.ts");
  const { writeStaticFonts } = await import("../assets/fonts.ts");
  mkdirSync(folder);
  const fontFiles = await writeStaticFonts(store, REPORT_FONTS);
  const job: TypesettingJob = { folder, data, drawings: reportDrawings(site, data), fontFiles };
  await runInChild("build/report/typeset-process.ts", job);
  const addPictures = async (code: string): Promise<void> => {
    const svg = readFileSync(join(folder, `${code}.svg`), "utf8");
    const { picture, thumbnail } = await sheetPicture(svg, fontFiles);
    writeFileSync(join(folder, `${code}.png`), picture);
    writeFileSync(join(folder, `${code}.avif`), thumbnail);
  };
  await Promise.all(PREVIEW_SHEETS.map(addPictures));
}
