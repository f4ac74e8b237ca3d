import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PREVIEW_SHEETS } from "../../model/report-pictures.ts";
import type { ReportData } from "../../model/report/create-report-data.ts";
import { readJob } from "../run-in-child.ts";
import { compileReport } from "./compile-report.ts";

export interface TypesettingJob {
  folder: string;
  data: ReportData;
  drawings: [name: string, svg: string][];
  fontFiles: string[];
}

/** Child process that writes the report, and some of its sheets as SVG, to the job's folder. */
const { folder, data, drawings, fontFiles } = await readJob<TypesettingJob>();
const fonts = fontFiles.map((file) => readFileSync(file));
const { pdf, pictures } = compileReport({ data, drawings, fonts }, PREVIEW_SHEETS);
for (const [index, svg] of pictures.entries())
  writeFileSync(join(folder, `${PREVIEW_SHEETS[index]}.svg`), svg);
writeFileSync(join(folder, "report.pdf"), pdf);
