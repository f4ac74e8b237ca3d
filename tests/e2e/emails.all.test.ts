import type { Browser } from "playwright";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { renderSample } from "../../server/jobs/mail/preview/mail-preview.tsx";
import { SAMPLE_EMAILS } from "../../server/jobs/mail/preview/sample-emails.ts";
import { closePages, openPage, getSharedBrowser } from "../browser/open-browser.ts";
import { findViolations, WCAG } from "./find-violations.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await getSharedBrowser();
});
afterEach(() => closePages(browser));

describe.each(["light", "dark"] as const)("in a %s theme, the email", (colorScheme) => {
  it.each(Object.keys(SAMPLE_EMAILS))(
    "%s fits windows of every size, and has no axe violations",
    async (name) => {
      const { page, consoleProblems } = await openPage(browser, { colorScheme });
      const requestedUrls: string[] = [];
      page.on("request", (request) => requestedUrls.push(request.url()));
      const mail = await renderSample(name, process.cwd(), {}, "https://www.ridgebeam.example");
      await page.setContent(mail?.html ?? "");
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect({ width, overflow }).toEqual({ width, overflow: 0 });
      }
      expect(await findViolations(page, [...WCAG, "best-practice"])).toEqual([]);
      expect({ asked: requestedUrls, consoleProblems }).toEqual({ asked: [], consoleProblems: [] });
      await page.context().close();
    },
  );
});
