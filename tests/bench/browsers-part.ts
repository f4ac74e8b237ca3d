import { driveChromium } from "../browser/drive-chromium.ts";
import { driveFirefox, firefoxMissing } from "../browser/drive-firefox.ts";
import { driveWebkit, webkitMissing } from "../browser/drive-webkit.ts";
import type { DrivenBrowser } from "../browser/driven-browser.ts";
import { startSite, type RunningSite } from "../e2e/start-site.ts";
import { HOST_PAGES, serveHostPages } from "../hosts/host-pages.ts";
import { sendFromHost } from "../hosts/send-from-host.ts";
import { storedLeads } from "../hosts/stored-leads.ts";
import type { BenchPart, BenchTable } from "./write-tables.ts";

const BROWSERS: readonly [
  name: string,
  missing: () => string | undefined,
  drive: () => Promise<DrivenBrowser>,
][] = [
  ["Chromium", () => undefined, driveChromium],
  ["Firefox ESR", firefoxMissing, driveFirefox],
  ["WebKitGTK", webkitMissing, driveWebkit],
];

async function judge(browser: DrivenBrowser, site: RunningSite, address: string): Promise<string> {
  const email = `${crypto.randomUUID()}@hosts.example`;
  try {
    await sendFromHost(browser, address, email);
  } catch (error) {
    console.error(`${browser.name}, ${address}: ${String(error)}`);
    return "fails";
  }
  const rows = await storedLeads(site.dataDir, email);
  return rows.length === 1 ? "sent" : `${rows.length} rows`;
}

/** `npm run bench -- browsers`: the pages of `tests/hosts` in every installed browser. */
export const browsersPart: BenchPart = {
  id: "browsers",
  file: "docs/performance/embeds.md",
  measure: async (): Promise<BenchTable[]> => {
    const site = await startSite();
    const hosts = await serveHostPages(site.url);
    const columns: string[] = [];
    const notes: string[] = [];
    const results = new Map<string, string[]>(HOST_PAGES.map(([name]) => [name, []]));
    try {
      for (const [name, missing, drive] of BROWSERS) {
        const reason = missing();
        if (reason) {
          console.log(`${name}: skipped, ${reason}.`);
          notes.push(`${name} was not run: ${reason}.`);
          continue;
        }
        const browser = await drive();
        columns.push(browser.name);
        try {
          for (const [page, list] of results) {
            list.push(await judge(browser, site, `${hosts.origin}/${page}`));
            console.log(`${browser.name}, ${page}: ${list.at(-1)}`);
          }
        } finally {
          await browser.close();
        }
      }
    } finally {
      hosts.close();
      await site.stop();
    }
    return [
      {
        caption:
          'The quick form on each page of `tests/hosts`, filled by the keyboard alone and sent: `npm run bench -- browsers` runs all of it, `npm test` the column of Chromium. "sent" is one row in the database.',
        columns: ["Page", "What it is", ...columns],
        rows: HOST_PAGES.map(([name, what]) => [`\`${name}\``, what, ...(results.get(name) ?? [])]),
        notes,
      },
    ];
  },
};
