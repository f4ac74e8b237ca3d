import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readReportPath } from "../../../../model/report/published-report.ts";
import { copyContent } from "../content-copy.ts";

it("the report's URL depends on the content, but not on temporary files next to the states' files", () => {
  const copy = copyContent({ isPlain: true });
  const address = readReportPath(copy.root);
  expect(address).toMatch(/^\/files\/[a-z0-9-]+-salary-report-[0-9a-f]{12}\.pdf$/);
  copy.write("states/.DS_Store", "\u0000\u0001");
  symlinkSync("kim@laptop.4711", join(copy.root, "content/states/.#texas.yaml"));
  expect(readReportPath(copy.root)).toBe(address);
  copy.edit("states/texas.yaml", "abbr: TX", "abbr: TN");
  expect(readReportPath(copy.root)).not.toBe(address);
});
