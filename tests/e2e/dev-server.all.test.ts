import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { closePages, openContext, getSharedBrowser } from "../browser/open-browser.ts";
import { findFreePort } from "../find-free-port.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { useProjectCopy } from "../project-fixture.ts";
import { startProgram, type Program } from "../start-program.ts";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { WASM_OPTIONS } from "../node-arguments.ts";
import { readStyle } from "./read-style.ts";
import { isServerRunning } from "../../build/steps/work-folder.ts";

vi.setConfig({ testTimeout: 600_000 });

const { root, dist, dataDir, slugs, read, write, change } = useProjectCopy();
const [slug = ""] = slugs;
const ABOUT = "content/_data/about.yaml";
/** Timeout for a restart, which includes a build of the site. */
const POLL_OPTIONS = { timeout: 120_000 };

let dev: Program;
let url: string;
let browser: Browser;

async function openAbout(): Promise<Page> {
  const page = await (await openContext(browser)).newPage();
  await page.goto(`${url}/about`);
  return page;
}

describe("the development server", () => {
  beforeAll(async () => {
    await copyEmbeddedTemplate(dataDir);
    browser = await getSharedBrowser();
    mkdirSync(dist);
    writeFileSync(join(dist, "index.html"), "of an earlier build");
    const port = await findFreePort();
    url = `http://localhost:${port}`;
    // The development server must start even with invalid content, for example after a `git pull`.
    change(ABOUT, /^/, "misspelled: true\n");
    const env = cleanEnvironment({ DATA_DIR: dataDir, PORT: String(port), ...WASM_OPTIONS });
    dev = startProgram("npm", ["run", "dev"], { cwd: root, env, detached: true });
    await dev.until(/Ready: /);
  });
  afterAll(async () => {
    await closePages(browser);
    await dev.end();
  });
  beforeEach(() => closePages(browser));

  it("shows the first build's errors, the page once they are fixed, and later errors over the page", async () => {
    const page = await openAbout();
    const mistakes = page.locator("#dev-mistakes");
    await expect.poll(() => mistakes.innerText()).toContain(`${ABOUT}:1 misspelled — found`);
    change(ABOUT, "misspelled: true\n", "");
    const before = read(ABOUT);
    change(ABOUT, /^title: .*$/m, "title: Changed while it is open");
    await expect.poll(() => page.title(), POLL_OPTIONS).toContain("Changed while it is open");
    await expect.poll(() => mistakes.count(), POLL_OPTIONS).toBe(0);
    expect(await page.locator("h1").count()).toBe(1);

    change(ABOUT, /^title:/m, "titel:");
    await expect.poll(() => mistakes.innerText(), POLL_OPTIONS).toMatch(/about\.yaml:\d+ titel — found/);
    const otherPage = await openAbout();
    await expect.poll(() => otherPage.locator("#dev-mistakes").innerText()).toContain("titel");

    write(ABOUT, before);
    await expect.poll(() => page.title(), POLL_OPTIONS).not.toContain("Changed");
    await expect.poll(() => mistakes.count(), POLL_OPTIONS).toBe(0);
  });

  it("shows an invalid draft's mistakes only at the draft's URL, and serves a redirect that is added", async () => {
    const page = await openAbout();
    await page.goto(`${url}/insights/half-a-guide`);
    write("content/insights/half-a-guide.md", "---\ntitle: Half a guide\nstatus: draft\n---\n\nTo do.\n");
    change("content/_data/redirects.yaml", /^paths:\n/m, "paths:\n  - { from: /team, to: /about }\n");
    const mistakes = page.locator("#dev-mistakes");
    await expect
      .poll(() => mistakes.innerText(), POLL_OPTIONS)
      .toContain("half-a-guide.md:2 excerpt — found");
    const otherPage = await openAbout();
    await otherPage.locator("h1").waitFor();
    expect(await otherPage.locator("#dev-mistakes").count()).toBe(0);
    const response = await fetch(`${url}/team`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, "/about"]);
    rmSync(join(root, "content/insights/half-a-guide.md"));
    await expect.poll(() => mistakes.count(), POLL_OPTIONS).toBe(0);
  });

  it("shows a picture from site/public, and a wide table that scrolls on a phone", async () => {
    const page = await (await openContext(browser, { viewport: { width: 390, height: 844 } })).newPage();
    await page.goto(`${url}/insights/${slug}`);
    mkdirSync(join(root, "site/public"), { recursive: true });
    cpSync("docs/home.png", join(root, "site/public/site-visit.png"));
    const row = (cell: string): string => `|${` ${cell} |`.repeat(6)}`;
    const table = [row("Trade"), row("---"), row("Ironworkers")].join("\n");
    change(`content/insights/${slug}.md`, /^## /m, `![A home page](/site-visit.png)\n\n${table}\n\n## `);
    const region = page.getByRole("region", { name: /^Table: Trade/ });
    await expect.poll(() => region.count(), POLL_OPTIONS).toBe(1);
    const widths = await region.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await region.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    const picture = page.getByRole("img", { name: "A home page" });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { width = 0 } = (await picture.boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(350);
  });

  it("shows changes to stylesheets, templates and browser-only scripts", async () => {
    const [about, article] = await Promise.all([openAbout(), openAbout()]);
    await article.goto(`${url}/insights/${slug}`);
    const add = (file: string, text: string): void => write(file, `${read(file)}\n${text}\n`);
    const outlineOf = (page: Page, selector: string) => readStyle(page.locator(selector), "outline-color");
    add("site/styles/base.css", "body { outline: 1px solid rgb(1, 2, 3); }");
    add("site/styles/pages/article.css", "main { outline: 1px solid rgb(4, 5, 6); }");
    add("widgets/runtime/loader/loader.ts", "Object.assign(window, { isChanged: true });");
    change(
      "site/pages/about.11ty.tsx",
      '<div className="grid grid-cols-1 gap-x-12',
      '<div data-changed="yes" className="grid grid-cols-1 gap-x-12',
    );
    await expect.poll(() => outlineOf(about, "body"), POLL_OPTIONS).toBe("rgb(1, 2, 3)");
    await expect.poll(() => outlineOf(article, "main"), POLL_OPTIONS).toBe("rgb(4, 5, 6)");
    await expect.poll(() => about.locator("[data-changed=yes]").count(), POLL_OPTIONS).toBeGreaterThan(0);
    await expect.poll(() => about.evaluate(() => "isChanged" in window), POLL_OPTIONS).toBe(true);
  });

  it("does not change dist/, and leaves no files behind for the next command", async () => {
    const listDevFolders = (): string[] =>
      readdirSync(join(root, ".builds")).filter((name) => /^dev-.*(?<!\.lock)$/.test(name));
    expect(listDevFolders()).toHaveLength(1);
    await dev.end();
    await expect
      .poll(() => {
        // tsx kills a server that takes more than five seconds to end. The next command removes what it left.
        isServerRunning(root);
        return listDevFolders();
      })
      .toEqual([]);
    expect(readdirSync(dist)).toEqual(["index.html"]);
  });
});
