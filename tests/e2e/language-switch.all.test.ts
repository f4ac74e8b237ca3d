import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";

const fixture = usePageFixture();

/** Waits for the script that keeps the place, which loads on the first interaction. */
const untilPlaceIsKept = async (page: Page): Promise<void> => {
  const isLoaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").some((entry) => entry.name.includes("/keep-place-")),
    );
  await expect.poll(isLoaded).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};

test.each([
  ["/services", "Español", "/es/servicios", "English"],
  ["/es/servicios", "English", "/services", "Español"],
])(
  "from %s, the language link keeps the place and the typed text, and back",
  async (from, name, to, back) => {
    const { page } = await fixture.visit(from, { viewport: { width: 1440, height: 900 } });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
    const form = page.locator("main .form").last();
    await form.locator('[name="position"]').fill("Capataz de estructuras");
    await form.locator('[name="email"]').fill("ana@builder.example");
    const placeOf = async (): Promise<string> =>
      page.evaluate(() => {
        const sections = [...document.querySelectorAll("main section[id]")];
        return sections.findLast((one) => one.getBoundingClientRect().top < innerHeight / 3)?.id ?? "";
      });
    await page.evaluate(() => document.getElementById("process")!.scrollIntoView({ behavior: "instant" }));
    expect(await placeOf()).toBe("process");
    for (const [link, path] of [
      [name, to],
      [back, from],
    ] as const) {
      await untilPlaceIsKept(page);
      await page.getByRole("banner").getByRole("link", { name: link }).first().click();
      await page.waitForURL(fixture.site.url + path);
      await expect.poll(() => form.locator('[name="email"]').inputValue()).toBe("ana@builder.example");
      expect(await form.locator('[name="position"]').inputValue()).toBe("Capataz de estructuras");
      await expect.poll(placeOf).toBe("process");
    }
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(requests.filter((one) => one.includes("builder.example"))).toEqual([]);
  },
);

test("the language link keeps what a page stores in its address, and gives it to no other page", async () => {
  const { page } = await fixture.visit("/tools?empty=60", { viewport: { width: 1440, height: 900 } });
  const switchTo = async (name: string) => {
    const link = page.getByRole("banner").getByRole("link", { name }).first();
    await link.focus();
    await untilPlaceIsKept(page);
    await link.press("Enter");
  };
  const days = page.locator("#seat input[name=empty]");
  await days.scrollIntoViewIfNeeded();
  await expect.poll(() => days.inputValue()).toBe("60");
  for (const [name, path] of [
    ["Español", "/es/calculadoras"],
    ["English", "/tools"],
  ] as const) {
    await switchTo(name);
    await page.waitForURL(`${fixture.site.url}${path}?empty=60`);
    await expect.poll(() => days.inputValue()).toBe("60");
  }
  await page.goto(`${fixture.site.url}/es/calculadoras?empty=60`);
  await page.locator('main a[hreflang="en"][href^="/insights/"]').first().click();
  await page.waitForURL(/\/insights\/[^?]+$/);
});

/** Answers requests for the script that keeps the place after a time, or never. */
const delayScript = (page: Page, milliseconds: number) =>
  page.route("**/widgets/keep-place-*", async (route) => {
    await delay(milliseconds);
    await route.continue().catch(() => {});
  });

test.each([
  ["is late", 1000, "ana@builder.example"],
  ["does not arrive", 60_000, ""],
])(
  "a language link that is clicked while its script %s opens the other page",
  async (_, milliseconds, email) => {
    const { page } = await fixture.visit("/services", { viewport: { width: 1440, height: 900 } });
    await delayScript(page, milliseconds);
    const field = page.locator('main .form [name="email"]').last();
    await field.fill("ana@builder.example");
    const link = page.getByRole("banner").getByRole("link", { name: "Español" }).first();
    await link.click();
    await link.click({ timeout: 500 }).catch(() => {});
    await page.waitForURL(`${fixture.site.url}/es/servicios`);
    await expect.poll(() => field.inputValue()).toBe(email);
  },
);

test("what is typed on the other page before its script arrives stays", async () => {
  const { page } = await fixture.visit("/services", { viewport: { width: 1440, height: 900 } });
  const form = page.locator("main .form").last();
  await form.locator('[name="position"]').fill("Foreman");
  await form.locator('[name="email"]').fill("ana@builder.example");
  await untilPlaceIsKept(page);
  await delayScript(page, 3000);
  await page.getByRole("banner").getByRole("link", { name: "Español" }).first().click();
  await page.waitForURL(`${fixture.site.url}/es/servicios`, { waitUntil: "commit" });
  await form.locator('[name="position"]').fill("Capataz");
  const { y } = await form.evaluate(() => ({ y: scrollY }));
  expect(y).toBeGreaterThan(0);
  await expect.poll(() => form.locator('[name="email"]').inputValue()).toBe("ana@builder.example");
  expect(await form.locator('[name="position"]').inputValue()).toBe("Capataz");
  expect(await page.evaluate(() => scrollY)).toBe(y);
});

test("a language link that opens a new tab leaves no place for a later visit", async () => {
  const { page } = await fixture.visit("/services", { viewport: { width: 1440, height: 900 } });
  await page.locator('main .form [name="email"]').last().fill("ana@builder.example");
  await untilPlaceIsKept(page);
  const opened = page.context().waitForEvent("page");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Español" })
    .first()
    .click({ modifiers: ["Control"] });
  await (await opened).waitForURL(`${fixture.site.url}/es/servicios`);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
