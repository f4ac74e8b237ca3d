import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleWidgets, type WidgetBundle } from "../../../../build/assets/bundle-widgets.ts";
import { SAMPLE_CONFIG } from "../../widgets/sample-config.ts";
import { BUDGETS } from "../../../budgets.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";

const outDir = temporaryFolder();
let bundle: WidgetBundle;

const read = (address: string): string => readFileSync(join(outDir, address), "utf8");
const measureGzippedSize = (text: string): number => gzipSync(text, { level: 9 }).length;

beforeAll(async () => {
  bundle = await bundleWidgets({ outDir, config: SAMPLE_CONFIG });
});

describe("the compiled scripts", () => {
  it("that a page loads without interaction stay within their budget", () => {
    expect(measureGzippedSize(bundle.loaderSource)).toBeLessThanOrEqual(BUDGETS.loader);
    expect(read(bundle.loader)).toBe(bundle.loaderSource);
  });

  it("of each form stay within its budget, and do not contain the backend's code", () => {
    for (const [tag, addresses] of Object.entries(bundle.chunks)) {
      const scripts = addresses.map(read);
      const total = scripts.reduce((sum, script) => sum + measureGzippedSize(script), 0);
      expect(total, tag).toBeLessThanOrEqual(BUDGETS.widget);
      expect(scripts.join(), tag).not.toContain("/rest/v1");
    }
  });

  it("include a separate file for counting forms, within its budget", () => {
    expect(measureGzippedSize(read(bundle.formCountsScript))).toBeLessThanOrEqual(BUDGETS.countingScript);
    expect(read(bundle.formCountsScript)).not.toContain("import");
  });

  it("of different forms share one copy of React", () => {
    const [first, second] = ["lead-form", "contact-form"].map((tag) => bundle.chunks[tag] ?? []);
    const shared = first?.filter((address) => second?.includes(address)) ?? [];
    expect(shared.some((address) => measureGzippedSize(read(address)) > BUDGETS.widget / 2)).toBe(true);
  });
});
