import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { Browser, Locator, Page } from "playwright";
import { markReady } from "../e2e/mark-ready.ts";
import { locateForm, quickLead } from "../e2e/sample-forms.ts";
import { SAMPLE_PATHS } from "../e2e/sample-paths.ts";
import { serve } from "../serve.ts";
import { withSite } from "./fixtures.ts";
import type { Benchmark, BenchTable } from "./write-tables.ts";

/** Accepted encodings, one a column of the tables. */
const ENCODINGS = { Raw: "identity", gzip: "gzip", Brotli: "br" };

/** The sizes of pages, scripts and fonts, which a test compares with what the tests' site sends. */
export const sizesBenchmark: Benchmark = {
  id: "sizes",
  file: "docs/performance/sizes.md",
  measure: () => withSite(({ url }, browser) => measureSizes(url, browser)),
};

export async function measureSizes(url: string, browser: Browser): Promise<BenchTable[]> {
  const pages = SAMPLE_PATHS.map(async (path) => [path, ...(await sizeCells([url + path]))]);
  const files = [...(await listPageFiles(url, browser)), ...(await listEmbedFiles(url, browser))].map(
    async ([name, addresses]) => [name, ...(await sizeCells(addresses))],
  );
  return [
    {
      caption:
        "Bodies of one page of each type in KiB, as `npm start` sends them after a plain `npm run build`. The styles are in the page.",
      columns: ["Page", ...Object.keys(ENCODINGS)],
      rows: await Promise.all(pages),
    },
    {
      caption: "Files that a visitor's browser loads besides the page, in KiB and in this order.",
      columns: ["Files", ...Object.keys(ENCODINGS)],
      rows: await Promise.all(files),
      notes: [
        "`npm run build -- --best-compression` makes the Brotli copies smaller.",
        "A form's scripts load when a visitor touches the form, or when it is in view of an idle page.",
      ],
    },
  ];
}

async function sizeCells(addresses: readonly string[]): Promise<string[]> {
  const sizes = Object.values(ENCODINGS).map(async (encoding) => {
    const bytes = await Promise.all(addresses.map((address) => measureBody(address, encoding)));
    return (bytes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1);
  });
  return Promise.all(sizes);
}

async function measureBody(address: string, encoding: string): Promise<number> {
  const [response] = (await once(get(address, { headers: { "accept-encoding": encoding } }), "response")) as [
    IncomingMessage,
  ];
  let size = 0;
  for await (const chunk of response) size += (chunk as Buffer).length;
  return size;
}

type NamedFiles = readonly [name: string, addresses: readonly string[]];

/** Opens a page, fills in its quick form and sends it, and lists the files that each step loads. */
async function listPageFiles(url: string, browser: Browser): Promise<NamedFiles[]> {
  const page = await browser.newPage();
  const takeFiles = watchFiles(page);
  await markReady(page);
  await page.goto(url + quickLead.path);
  await page.evaluate(() => document.fonts.ready);
  const fonts = takeFiles().filter(isFont);
  const scripts = await page.$$eval("script[src]", (all) =>
    all.map((script) => (script as HTMLScriptElement).src),
  );
  const form = locateForm(page, quickLead);
  await form.locator("input:visible").first().focus();
  await page.locator(`main ${quickLead.tag}[data-test-ready]`).waitFor();
  const touched = takeFiles();
  await sendQuickForm(page, form);
  const sent = takeFiles();
  await page.close();
  return [
    ["Fonts of a page in English", fonts],
    ["Scripts in a page", scripts],
    ["Scripts of a form, when a visitor touches it", touched.filter(isScript)],
    ["Scripts that send it, with supabase-js", sent.filter(isScript)],
  ];
}

/** Does the same with the quick form on a partner's page. */
async function listEmbedFiles(url: string, browser: Browser): Promise<NamedFiles[]> {
  const html = `<!doctype html><html lang="en"><title>Jobs</title><script async src="${url}/embed/v1.js"></script><lead-form context="partner" partner="acme-jobs"></lead-form>`;
  const partner = await serve(
    (_, response) => void response.setHeader("content-type", "text/html").end(html),
  );
  const page = await browser.newPage();
  const takeFiles = watchFiles(page);
  await markReady(page);
  await page.goto(partner.origin);
  await page.locator("lead-form[data-test-ready]").waitFor();
  const shown = takeFiles();
  await sendQuickForm(page, page.locator("lead-form"));
  const sent = takeFiles();
  await page.close();
  partner.close();
  return [
    ["Entry script of an embedded form, `v1.js`", shown.filter((address) => address.endsWith("/v1.js"))],
    [
      "Other scripts of an embedded form",
      shown.filter((address) => isScript(address) && !address.endsWith("/v1.js")),
    ],
    ["Scripts that send it, with supabase-js", sent.filter(isScript)],
  ];
}

async function sendQuickForm(page: Page, form: Locator): Promise<void> {
  await form.getByLabel("Role you need").fill("Estimator");
  await form.getByLabel("Email").fill("sizes@example.com");
  await form.getByRole("button", { name: quickLead.button }).click();
  await page
    .getByText(quickLead.successLines[0] ?? "")
    .first()
    .waitFor();
}

/** Returns a function that lists the files requested since its last call. */
function watchFiles(page: Page): () => string[] {
  let addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  return () => {
    const found = addresses;
    addresses = [];
    return found;
  };
}

const isScript = (address: string): boolean => address.endsWith(".js");
const isFont = (address: string): boolean => address.endsWith(".woff2");
