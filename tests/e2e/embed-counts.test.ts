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

/** Requests to the counting function of a page, and of the pages that it becomes. */
function watch(page: Page): string[] {
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/rpc/count_forms"))
      told.push(request.postData() ?? "");
  });
  return told;
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
  const told = watch(page);
  await seen(page);
  await sendLead(page, "partner@counts.example");
  await page.getByText(LEAD_STORED).first().waitFor();
  const path = new URL(page.url()).pathname;
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    "",
    0,
    0,
  ]);
  await page.goto("about:blank");
  await expect
    .poll(() => numbersOf("acme-jobs"), PATIENCE)
    .toMatchObject({ seen: 1, started: 1, sent: 1, failed: 0, arrived: 1 });
  const line = `lead-form,partner,acme-jobs ${path}`;
  expect(told).toEqual([`shown ${line}\nstart ${line}\nsubmitted ${line}\n`]);
  expect(said).toEqual([]);
});

test("a form in the sandbox is not counted", async () => {
  const { page } = await stage.visit(
    `${stage.script()}<lead-form context="partner" partner="acme-jobs" sandbox></lead-form>`,
    { before: markSeen },
  );
  const told = watch(page);
  await seen(page);
  await page.goto(`${stage.site.url}/about`);
  expect(told).toEqual([]);
});
