import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openDesk } from "../../server/desk/open-desk.ts";
import { LEAD_STORED, sendLead, useEmbedStage } from "./embed-stage.ts";
import { PATIENCE } from "./form-stage.ts";

const stage = useEmbedStage();

/** What the desk says of a partner today. */
async function numbersOf(partner: string): Promise<object | undefined> {
  const desk = await openDesk({ DATA_DIR: stage.site.dataDir });
  try {
    const { partners } = await desk.leads.statistics({ days: 2, timeZone: "America/New_York" });
    return partners.find(({ name }) => name === partner);
  } finally {
    await desk.close();
  }
}

/** Waits until the form works and the browser has reported it as in view. */
const seen = (page: Page) => page.locator("lead-form [data-test-seen]").waitFor({ state: "attached" });

const markSeen = (page: Page) =>
  page.addInitScript(() => {
    const Observer = IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      override unobserve(form: Element): void {
        super.unobserve(form);
        queueMicrotask(() => form.setAttribute("data-test-seen", ""));
      }
    };
  });

test("a partner's page tells what became of the form when it is left, without cookie or storage", async () => {
  const { page, said } = await stage.visit(
    `${stage.script()}<lead-form context="partner" partner="acme-jobs"></lead-form>`,
    { before: markSeen, query: "?who=kim#top" },
  );
  await seen(page);
  await sendLead(page, "partner@counts.example");
  await page.getByText(LEAD_STORED).first().waitFor();
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    "",
    0,
    0,
  ]);
  await page.goto("about:blank");
  await expect
    .poll(() => numbersOf("acme-jobs"), PATIENCE)
    .toMatchObject({ seen: 1, started: 1, sent: 1, failed: 0 });
  expect(said).toEqual([]);
});

test("a form in the sandbox is not counted, and the one beside it is", async () => {
  const { page } = await stage.visit(
    `${stage.script()}<lead-form context="partner" partner="acme-jobs" sandbox></lead-form>
     <salary-report-form partner="acme-jobs"></salary-report-form>`,
    { before: markSeen, query: "?who=kim#top" },
  );
  await seen(page);
  await page.locator("salary-report-form").scrollIntoViewIfNeeded();
  await page.locator("salary-report-form [data-test-seen]").waitFor({ state: "attached" });
  const told = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/rpc/count_forms"),
  );
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  const path = new URL(page.url()).pathname;
  expect((await told).postData()).toBe(`shown salary-report-form,,acme-jobs ${path}\n`);
});
