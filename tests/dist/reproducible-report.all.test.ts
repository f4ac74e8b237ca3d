import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeStaticFonts } from "../../build/assets/write-static-fonts.ts";
import { compileReport } from "../../build/report/compile-report.ts";
import { reportDrawings } from "../../build/report/report-drawings.ts";
import { REPORT_FONTS } from "../../build/report/report-fonts.ts";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { readReportPath } from "../../site/model/pay/report-path.ts";
import { createReportData } from "../../site/model/report/create-report-data.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { DIST } from "./read-dist.ts";

it("the same content produces a byte-identical report", async () => {
  const site = loadSite(process.cwd());
  const data = createReportData(site);
  const drawings = reportDrawings(site, data);
  const fonts = (await writeStaticFonts(temporaryFolder(), REPORT_FONTS)).map((file) => readFileSync(file));
  const { pdf } = compileReport({ data, drawings, fonts }, []);
  // Compare with the report in dist/, which another process rendered earlier.
  const builtPdf = readFileSync(join(DIST, readReportPath(process.cwd())));
  expect(pdf.equals(builtPdf)).toBe(true);
});
