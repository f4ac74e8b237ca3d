import { readFileSync } from "node:fs";
import { json } from "node:stream/consumers";
import { join } from "node:path";
import { PREVIEW_SHEETS } from "../../site/model/report-pictures.ts";
import { writeStaticFonts } from "../assets/write-static-fonts.ts";
import { writeAtomically } from "../cache/cache-file.ts";
import { compileReport } from "./compile-report.ts";
import { REPORT_FONTS } from "./report-fonts.ts";
import type { TypesettingJob } from "./typesetting-job.ts";
import { sheetPicture } from "./sheet-picture.ts";

/**
 * Child process that typesets a report while pages are written. Reads a job from stdin, and writes files to the
 * job's folder. Its memory is freed when it ends.
 */
const { folder, data, drawings } = (await json(process.stdin)) as TypesettingJob;
const fontFiles = await writeStaticFonts(folder, REPORT_FONTS);
const fonts = fontFiles.map((file) => readFileSync(file));
const { pdf, pictures } = compileReport({ data, drawings, fonts }, PREVIEW_SHEETS);
for (const [index, svg] of pictures.entries()) {
  const { picture, thumbnail } = await sheetPicture(svg, fontFiles);
  writeAtomically(join(folder, `${PREVIEW_SHEETS[index]}.png`), picture);
  writeAtomically(join(folder, `${PREVIEW_SHEETS[index]}.avif`), thumbnail);
}
// Written last, because its presence marks the folder as complete.
writeAtomically(join(folder, "report.pdf"), pdf);
