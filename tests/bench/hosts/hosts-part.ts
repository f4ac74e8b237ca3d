import { join } from "node:path";
import type { Browser } from "playwright";
import { openWholeBrowser } from "../../browser/open-browser.ts";
import { startSite, type RunningSite } from "../../e2e/start-site.ts";
import type { BenchPart, BenchTable } from "../bench-part.ts";
import { inScratch } from "../builds/in-scratch.ts";
import { buildHost, installHost } from "./build-host.ts";
import { HOST_KINDS, PUBLINT, type HostKind } from "./host-kinds.ts";
import { lintPackage, makePackage } from "./make-package.ts";
import { serveHost } from "./serve-host.ts";
import { MOUNTS, tryHost } from "./try-host.ts";

/** Our package in projects of the frameworks that partners build with, from npm. */
export const hostsPart: BenchPart = {
  id: "hosts",
  measure: () =>
    inScratch(async (scratch) => {
      const site = await startSite();
      const browser = await openWholeBrowser();
      try {
        return [await measureHosts(scratch, site, browser)];
      } finally {
        await browser.close();
        await site.stop();
      }
    }),
};

const CAPTION = `The package of \`dist/embed/npm/\`, as \`npm pack\` makes it, installed into the projects of \`tests/hosts/\`: types under \`strict\`, the production build in Chromium, console and hydration, one form sent, and what ${MOUNTS} mounts and unmounts leave alive after garbage is collected. A host that fails one of these ends the run.`;

async function measureHosts(scratch: string, site: RunningSite, browser: Browser): Promise<BenchTable> {
  const ours = await makePackage(scratch, site.url);
  const notes: string[] = [];
  const rows: string[][] = [];
  const skip = (name: string, error: unknown): void => {
    const note = `${name} is skipped: ${error instanceof Error ? error.message : String(error)}.`;
    console.log(note);
    notes.push(note);
  };
  const has = (name: string, install: () => void): boolean => {
    try {
      install();
      return true;
    } catch (error) {
      skip(name, error);
      return false;
    }
  };
  for (const host of HOST_KINDS) {
    const folder = join(scratch, host.folder);
    if (has(host.name, () => installHost(folder, host, ours))) {
      const row = await judgeHost(folder, host, site, browser);
      console.log(row.join("  "));
      rows.push(row);
    }
  }
  if (has(PUBLINT, () => lintPackage(scratch))) notes.push(`${PUBLINT} finds nothing in the package.`);
  return {
    caption: CAPTION,
    columns: [
      "Host",
      "Version",
      "Types",
      "Complaints",
      "Rows",
      "Nodes left",
      "Listeners left",
      "Timers left",
    ],
    rows,
    notes,
  };
}

/** @throws Error when the host is not as it has to be */
async function judgeHost(
  folder: string,
  host: HostKind,
  site: RunningSite,
  browser: Browser,
): Promise<string[]> {
  buildHost(folder, host);
  const served = await serveHost(folder, host);
  const email = `${host.folder}@hosts.example`;
  try {
    const { complaints, heard, before, after } = await tryHost(browser, served.origin, email);
    const stored = site.rows("contact_submissions").filter((row) => row["email"] === email).length;
    const left = (["nodes", "listeners", "timers"] as const).map((kind) =>
      Math.max(0, after[kind] - before[kind]),
    );
    const found = JSON.stringify({ complaints, heard, stored, left });
    if (complaints.length > 0 || heard !== "lead-form" || stored !== 1 || left.some((count) => count > 0))
      throw new Error(`tests/hosts/${host.folder}: ${found}`);
    const [version = ""] = Object.values(host.packages);
    return [host.name, version, "hold", "none", String(stored), ...left.map(String)];
  } finally {
    await served.stop();
  }
}
