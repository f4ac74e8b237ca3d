import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addDocumentedWidget } from "../documented-widget.ts";
import { readNoticeLines } from "../read-behavior.ts";
import { copyProject } from "../copy-project.ts";
import { openBrowserWithoutScripts, openPage, getSharedBrowser } from "../browser/open-browser.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { useEmbedFixture } from "./embed-fixture.ts";
import { startSite, type RunningSite } from "./start-site.ts";
import { simulateHiddenTab, markVisibleForms } from "./form-counts-fixture.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 900_000 });

const scratch = mkdtempSync(join(tmpdir(), "ridgebeam-widget-"));
const root = join(scratch, "project");
const dataDir = join(scratch, "data");
const THANKS = readNoticeLines("leadSuccess")[0] ?? "";

let site: RunningSite;
let article = "";
const fixture = useEmbedFixture(() => site);

function run(folder: string, ...args: string[]): string {
  const options = { cwd: root, env: cleanEnvironment({ DATA_DIR: folder }), encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

async function send(page: Page, name: string): Promise<void> {
  const form = page.locator("callback-form");
  await form.getByLabel("Full name").fill(name);
  await form.getByLabel("Phone").fill("713 555 0100");
  await form.getByLabel("Best time to call").selectOption("Morning");
  await form.getByRole("button", { name: "Call me back" }).click();
}

const rowOf = async (name: string) =>
  (await site.rows("contact_submissions")).find(({ first_name: first }) => first === name);
const row = { last_name: "Okafor", phone: "713 555 0100", timeline: "Morning" };

async function sendFrom(script: string, name: string): Promise<void> {
  const { page, consoleMessages } = await fixture.visit(
    `${script}<callback-form context="partner" partner="acme-jobs"></callback-form>`,
    { before: markVisibleForms },
  );
  await page.locator("callback-form [data-test-seen]").waitFor({ state: "attached" });
  await send(page, `${name} Okafor`);
  await page.getByText(THANKS).first().waitFor();
  const countResponse = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/rpc/count_forms"),
  );
  await simulateHiddenTab(page);
  await countResponse;
  expect(consoleMessages).toEqual([]);
  expect(await rowOf(name)).toMatchObject({ ...row, partner: "acme-jobs", context: "partner" });
}

describe("a widget added to the project", () => {
  beforeAll(async () => {
    const { articles, slugs } = copyProject(root);
    addDocumentedWidget(root);
    article = slugs[0] ?? "";
    const file = join(articles, `${article}.md`);
    writeFileSync(file, `${readFileSync(file, "utf8")}\n<callback-form context="general"></callback-form>\n`);
    run(dataDir, ...NODE_ARGUMENTS, "build/build.ts", "--without-social-images");
    site = await startSite({}, { root });
  });
  afterAll(async () => {
    await site.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  it("passes the type check", () => {
    expect(run(dataDir, resolve("node_modules/typescript/bin/tsc"), "--noEmit")).toBe("");
  });

  it("is prerendered in an article, hydrates in place, and stores a row", async () => {
    const { page } = await openPage(await getSharedBrowser());
    const consoleMessages: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) consoleMessages.push(message.text());
    });
    const path = `/insights/${article}`;
    const html = await (await fetch(site.url + path)).text();
    expect(html).toMatch(/<callback-form context="general"[^>]*>.*?Best time to call/s);
    await page.goto(site.url + path);
    const form = page.locator("callback-form");
    expect(await form.evaluate((host) => getComputedStyle(host).display)).toBe("block");
    await send(page, "Dana Okafor");
    await form.locator(".form-thanks").getByText(THANKS).waitFor();
    expect(page.url()).toBe(site.url + path);
    expect(await rowOf("Dana")).toMatchObject({ ...row, context: "general", partner: null });
    expect(consoleMessages).toEqual([]);
    await page.close();
  });

  it("stores a row without JavaScript", async () => {
    const browser = await openBrowserWithoutScripts();
    const { page } = await openPage(browser);
    await page.goto(`${site.url}/insights/${article}`);
    await send(page, "Robin Okafor");
    await page.getByText(THANKS).first().waitFor();
    expect(await rowOf("Robin")).toMatchObject(row);
    await browser.close();
  });

  it("works on a partner's page", async () => {
    await sendFrom(fixture.script(), "Kim");
  });

  it("works on a partner's page from a pinned release", async () => {
    const release = JSON.parse(readFileSync(join(root, "dist/embed/release.json"), "utf8")) as {
      file: string;
      integrity: string;
    };
    const { file, integrity } = release;
    await sendFrom(
      `<script async src="${site.url}${file}" integrity="${integrity}" crossorigin></script>`,
      "Sasha",
    );
  });

  it("is counted under its own name", async () => {
    await site.close();
    const counts = run(
      site.dataDir,
      ...NODE_ARGUMENTS,
      "server/commands/sql.ts",
      "select sum(shown)::int as shown, sum(started)::int as started, sum(sent)::int as sent from private.form_counts where form = 'callback-form' and partner = 'acme-jobs'",
    );
    expect(JSON.parse(counts)).toEqual({ shown: 2, started: 2, sent: 2 });
  });
});
