import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Site } from "../../model/kinds/site.ts";
import { readReportPath } from "../../model/report/published-report.ts";
import { createReportData } from "../../model/report/create-report-data.ts";
import { PREVIEW_SHEETS, toPicturePath, toThumbnailPath } from "../../model/report-pictures.ts";
import { hashSources } from "../cache/cache-file.ts";
import { runInChild } from "../run-in-child.ts";
import { REPORT_FONTS } from "./report-fonts.ts";
import type { TypesettingJob } from "./typeset-process.ts";

/** Sources that affect the report in addition to its data. package.json covers the compiler and font versions. */
const SOURCES = [
  "./",
  "../assets/font-sources.ts",
  "../assets/write-static-fonts.ts",
  "../assets/logo-svg.ts",
  "../../widgets/site-header/logo-mark.tsx",
  "../../site/drawings",
  "../../site/tokens",
  "../../site/styles/drawings.css",
  "../../site/styles/pages/map.css",
  "../../package.json",
].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/**
 * Returns the salary report, from `.cache/report` if its inputs are unchanged.
 * @param isCachedOnly uses only the cache and never builds
 * @param bundled settles when the scripts are bundled. Typesetting waits for it, because each needs much memory.
 * @returns undefined if the report is not cached and must not be built
 * @throws ExpectedError naming the sheet if its text does not fit
 */
export async function provideReport(
  root: string,
  site: Site,
  isCachedOnly: boolean,
  bundled: Promise<unknown>,
) {
  const data = createReportData(site);
  const key = createHash("sha256")
    .update(hashSources(SOURCES))
    .update(JSON.stringify([data, site.home.hero.drawing]))
    .digest("hex")
    .slice(0, 24);
  const cache = join(root, ".cache", "report");
  const folder = join(cache, key);
  if (!existsSync(join(folder, "report.pdf"))) {
    if (isCachedOnly) return undefined;
    // Imported lazily: a build whose report is cached needs neither.
    const { reportDrawings } = await import("./report-drawings.ts");
    const { writeStaticFonts } = await import("../assets/write-static-fonts.ts");
    mkdirSync(cache, { recursive: true });
    // Use a unique folder, because the child process of a killed build may still be writing to an earlier one.
    const tempFolder = mkdtempSync(join(cache, `${key}-`));
    const fontFiles = await writeStaticFonts(tempFolder, REPORT_FONTS);
    const drawings = reportDrawings(site, data);
    await bundled;
    const job: TypesettingJob = { folder: tempFolder, data, drawings, fontFiles };
    await runInChild(new URL("./typeset-process.ts", import.meta.url), job);
    const { sheetPicture } = await import("./sheet-picture.ts");
    const addPictures = async (code: string): Promise<void> => {
      const svg = readFileSync(join(tempFolder, `${code}.svg`), "utf8");
      const { picture, thumbnail } = await sheetPicture(svg, fontFiles);
      writeFileSync(join(tempFolder, `${code}.png`), picture);
      writeFileSync(join(tempFolder, `${code}.avif`), thumbnail);
    };
    await Promise.all(PREVIEW_SHEETS.map(addPictures));
    rmSync(folder, { recursive: true, force: true });
    renameSync(tempFolder, folder);
    for (const name of readdirSync(cache)) if (name !== key) rmSync(join(cache, name), { recursive: true });
  }
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
