import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ExpectedError } from "../../site/settings/expected-error.ts";
import type { Site } from "../../site/model/kinds/site.ts";
import { readReportPath } from "../../site/model/pay/report-path.ts";
import { createReportData } from "../../site/model/report/create-report-data.ts";
import { PREVIEW_SHEETS, toPicturePath, toThumbnailPath } from "../../site/model/report-pictures.ts";
import { TYPESCRIPT_ARGUMENTS } from "../../site/settings/node-arguments.ts";
import { hashSources } from "../cache/cache-file.ts";
import type { TypesettingJob } from "./typesetting-job.ts";

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
 * @returns undefined if the report is not cached and must not be built
 * @throws ExpectedError naming the sheet if its text does not fit
 */
export async function provideReport(root: string, site: Site, isCachedOnly: boolean) {
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
    const { reportDrawings } = await import("./report-drawings.ts");
    const drawings = reportDrawings(site, data);
    mkdirSync(cache, { recursive: true });
    // Use a unique folder, because the child process of a killed build may still be writing to an earlier one.
    const tempFolder = mkdtempSync(join(cache, `${key}-`));
    await typeset({ folder: tempFolder, data, drawings });
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

async function typeset(job: TypesettingJob): Promise<void> {
  const script = fileURLToPath(new URL("./typeset-process.ts", import.meta.url));
  const child = spawn(process.execPath, [...TYPESCRIPT_ARGUMENTS, script], {
    stdio: ["pipe", "inherit", "pipe"],
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  child.stdin.on("error", () => undefined).end(JSON.stringify(job));
  const [code] = (await once(child, "close")) as [number | null];
  if (code === 0) return;
  const reason = /ExpectedError: (.*)/.exec(stderr)?.[1] ?? stderr;
  throw new ExpectedError(reason);
}
