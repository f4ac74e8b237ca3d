import type { Browser } from "playwright";
import { openContext } from "../../browser/open-browser.ts";
import { serveTexts } from "../embeds/serve-texts.ts";
import { measureVisit } from "../pages/measure-visit.ts";
import { tabMemory } from "./tab-memory.ts";

/** A partner's page with several forms. */
interface FormsRun {
  /** Milliseconds until the page paints first, on a slow phone. */
  firstPaint: number;
  /** Bytes of JavaScript's heap when all forms work. */
  heap: number;
}

/**
 * Opens a partner's page with a number of forms, and turns to each of them.
 * @param script address of the embed's script
 */
export async function measureForms(browser: Browser, script: string, count: number): Promise<FormsRun> {
  const forms = Array.from(
    { length: count },
    (_, n) => `<p>Job ${n}</p><lead-form context="partner"></lead-form>`,
  );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Jobs</title><h1>Jobs</h1><script async src="${script}"></script>${forms.join("")}`;
  const host = await serveTexts({ "/": { type: "text/html", text: html } });
  try {
    const { firstPaint } = await measureVisit(browser, `${host.origin}/`);
    return { firstPaint, heap: await heapWhenAwake(browser, `${host.origin}/`, count) };
  } finally {
    host.stop();
  }
}

async function heapWhenAwake(browser: Browser, url: string, count: number): Promise<number> {
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener("ridgebeam:ready", ({ target }) => (target as Element).setAttribute("data-awake", ""));
    });
    await page.goto(url);
    for (let n = 0; n < count; n++) {
      const form = page.locator("lead-form").nth(n);
      await form.getByLabel("Role you need").focus();
      await page.locator("lead-form[data-awake]").nth(n).waitFor();
    }
    return (await tabMemory(await context.newCDPSession(page))).heap;
  } finally {
    await context.close();
  }
}
