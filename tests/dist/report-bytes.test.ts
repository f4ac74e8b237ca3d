import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { compileReport } from "../../build/report/compile-report.ts";
import { reportDrawings } from "../../build/report/report-drawings.ts";
import { reportFonts } from "../../build/report/report-fonts.ts";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { readReportAddress } from "../../site/model/pay/report-address.ts";
import { reportData } from "../../site/model/pay/report-data.ts";
import { DIST } from "./read-dist.ts";

it("the same content produces a byte-identical report", async () => {
  const site = loadSite(process.cwd());
  const data = reportData(site);
  const drawings = new Map(reportDrawings(site, data));
  const { pdf } = compileReport({ data, drawings, fonts: await reportFonts() }, []);
  // The build rendered its copy in another process, at another time.
  const built = readFileSync(join(DIST, readReportAddress(process.cwd())));
  expect(pdf.equals(built)).toBe(true);
});
