import { expect, test } from "vitest";
import { useEmbedFixture } from "./embed-fixture.ts";

const fixture = useEmbedFixture();

test("under the strictest policy, an embedded header links to our site, marks the current page, stores its quick form, whose script loads on first use, and has a menu", async () => {
  const requestedUrls: string[] = [];
  const { page, consoleMessages } = await fixture.visitStrictPage(
    '<site-header current="/insights"></site-header><h1>Field notes</h1>',
    {
      viewport: { width: 1280, height: 720 },
      route: (one) => one.on("request", (request) => requestedUrls.push(request.url())),
    },
  );
  const header = page.locator("site-header");
  await header.getByRole("link", { name: "Insights" }).waitFor();
  const links = await header
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => [(link as HTMLAnchorElement).href, link.getAttribute("target")]));
  expect(links.length).toBeGreaterThan(4);
  for (const [href, target] of links)
    expect([href?.startsWith(fixture.site.url), target]).toEqual([true, null]);
  const currentLink = header.locator(".site-header-links [aria-current=page]");
  expect(await currentLink.allInnerTexts()).toEqual(["Insights"]);

  const isLoaded = (): boolean => requestedUrls.some((url) => /parts\/site-header-[A-Z\d]{8}\.js/.test(url));
  await header.getByRole("link", { name: "About" }).hover();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(600);
  expect(isLoaded()).toBe(false);
  const button = header.getByRole("button", { name: "Request Talent" });
  const panel = header.locator(".quick-panel");
  await button.hover();
  await panel.waitFor();
  await expect.poll(isLoaded).toBe(true);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
  await page.mouse.move(10, 700);
  await button.hover();
  await panel.waitFor();

  await button.click();
  await panel.getByLabel("Role you need").waitFor();
  const [buttonBox, panelBox] = await Promise.all([button.boundingBox(), panel.boundingBox()]);
  expect(panelBox!.x + panelBox!.width).toBeCloseTo(buttonBox!.x + buttonBox!.width, 0);
  expect(panelBox!.y).toBeGreaterThanOrEqual(buttonBox!.y + buttonBox!.height);
  expect(await fixture.storeLead(page, "header@client.example", "site-header .quick-panel")).toMatchObject({
    context: "header",
    position_type: "Superintendent",
  });
  await header.evaluate((host) => host.setAttribute("current", "/about"));
  await expect.poll(() => currentLink.allInnerTexts()).toEqual(["About"]);

  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = header.locator("dialog");
  await header.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "Services" }).waitFor();
  await menu.getByRole("button", { name: "Close menu" }).click();
  await menu.waitFor({ state: "hidden" });
  expect(consoleMessages).toEqual([]);
});

test("the header's quick form on a right-to-left page is below its button, within the window", async () => {
  const { page } = await fixture.visit(
    `<body dir="rtl">${fixture.script()}<site-header></site-header><h1>Field notes</h1></body>`,
  );
  const button = page.locator("site-header").getByRole("button", { name: "Request Talent" });
  const panel = page.locator("site-header .quick-panel");
  const boxes = () => Promise.all([button.boundingBox(), panel.boundingBox()]);
  await button.hover();
  await panel.waitFor();
  const [place, hovered] = await boxes();
  await button.click();
  await page.locator("site-header .quick-panel:popover-open").waitFor();
  const [, opened] = await boxes();
  for (const box of [hovered, opened]) {
    expect(box!.x).toBeCloseTo(place!.x, 0);
    expect(box!.y).toBeGreaterThanOrEqual(place!.y + place!.height);
    expect(box!.y).toBeLessThan(place!.y + place!.height + 40);
  }
});
