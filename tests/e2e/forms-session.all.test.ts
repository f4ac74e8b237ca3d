import type { Page, Route } from "playwright";
import { expect, test } from "vitest";
import { EXPECT_TIMEOUT, useFormFixture } from "./form-fixture.ts";
import { locateForm, salaryReport } from "./sample-forms.ts";

const fixture = useFormFixture();

const KEY = "sb-localhost-auth-token";
const MINUTE = 60_000;

function session(name: string, secondsLeft: number) {
  return {
    access_token: `access-${name}`,
    refresh_token: `refresh-${name}`,
    token_type: "bearer",
    expires_in: secondsLeft,
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user: { id: "6f0f9f6c-4f0e-4b6b-9d4c-0d8f8a1d2b3c", aud: "authenticated", email: "dana@session.example" },
  };
}

async function openWithSession(secondsLeft: number, answer: (route: Route) => Promise<void>) {
  const refreshes: unknown[] = [];
  const visit = await fixture.visit(salaryReport.path, {
    before: async (page) => {
      await page.clock.install();
      await page.route("**/auth/v1/token?grant_type=refresh_token", async (route) => {
        refreshes.push(route.request().postDataJSON());
        await answer(route);
      });
      await page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [
        KEY,
        JSON.stringify(session("old", secondsLeft)),
      ] as const);
    },
  });
  await visit.page.route("**/rest/v1/**", (route) => route.fulfill({ status: 201, body: "" }));
  const sent = visit.page.waitForRequest("**/rest/v1/**");
  const form = locateForm(visit.page, salaryReport);
  await form.getByLabel("Work email").fill("dana@session.example");
  await form.getByLabel("Work email").press("Enter");
  return { ...visit, refreshes, sent };
}

const stored = async (page: Page): Promise<string | null> => {
  const text = await page.evaluate((key) => localStorage.getItem(key), KEY);
  return text === null ? null : (JSON.parse(text) as { access_token: string }).access_token;
};

const setVisibility = (page: Page, state: "hidden" | "visible"): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, state);

test("a session that is about to expire is refreshed, stored, and used for the next submission", async () => {
  const { page, refreshes, sent } = await openWithSession(30, (route) =>
    route.fulfill({ json: session("new", 3_600) }),
  );
  expect((await sent).headers().authorization).toBe("Bearer access-new");
  expect(refreshes).toEqual([{ refresh_token: "refresh-old" }]);
  await expect.poll(() => stored(page)).toBe("access-new");
});

test("a session is refreshed only once the page is visible again", async () => {
  const { page, refreshes, sent } = await openWithSession(3_600, (route) =>
    route.fulfill({ json: session("new", 30_000) }),
  );
  expect((await sent).headers().authorization).toBe("Bearer access-old");
  await setVisibility(page, "hidden");
  await page.clock.runFor(90 * MINUTE);
  expect(refreshes).toEqual([]);
  await setVisibility(page, "visible");
  await expect.poll(() => refreshes, EXPECT_TIMEOUT).toEqual([{ refresh_token: "refresh-old" }]);
  await expect.poll(() => stored(page), EXPECT_TIMEOUT).toBe("access-new");
});

test("a session that can no longer be refreshed is deleted", async () => {
  const { page, sent } = await openWithSession(-60, (route) =>
    route.fulfill({
      status: 400,
      json: { code: "refresh_token_not_found", message: "Invalid Refresh Token" },
    }),
  );
  expect((await sent).headers().authorization).not.toContain("access-old");
  await expect.poll(() => stored(page)).toBeNull();
});
