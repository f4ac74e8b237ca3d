import type { BrowserContextOptions, Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { hasFocus, containsFocus } from "./has-focus.ts";
import { heldRequests, holdRequests } from "./hold-requests.ts";
import { markReady } from "./mark-ready.ts";
import { usePageFixture } from "./page-fixture.ts";
import { FIRST_ARTICLE } from "./sample-articles.ts";
import { getTop } from "./get-top.ts";
import { isFullRun } from "../is-full-run.ts";
import { shippedSite } from "../shipped-content.ts";

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 } };

const fixture = usePageFixture();
const { agency } = shippedSite;

async function visit(path: string, options: BrowserContextOptions = DESKTOP): Promise<Page> {
  const { page } = await fixture.visit(path, { before: markReady, ...options });
  return page;
}

/** Waits for the header's script, which loads when its button is first used. */
const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForSelector("site-header[data-test-ready]", { state: "attached" });

describe("the header", () => {
  test.runIf(isFullRun)("wraps no text on Spanish pages", async () => {
    for (const path of ["/es/no-such-page", "/es/servicios"]) {
      const page = await visit(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [1081, 1199, 1261, 1279, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const heights = await page
          .locator(".site-header-actions .btn:visible")
          .evaluateAll((buttons) => buttons.map(({ clientHeight }) => clientHeight));
        for (const height of heights) expect(height, `${path} at ${width} px`).toBeLessThan(48);
      }
    }
  });

  test("keeps its margins on phones, in both languages", async () => {
    for (const path of ["/portal", "/es/portal"]) {
      const page = await visit(path, PHONE);
      for (const width of [320, 375, 379, 380, 390, 411, 560, 561, 720, 721]) {
        await page.setViewportSize({ width, height: 844 });
        const margin = width > 560 ? 20 : 16;
        const [left, right] = await page
          .locator("site-header :is(.logo, .site-header-burger):visible")
          .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()))
          .then(([logo, burger]) => [logo?.left, burger?.right]);
        expect([path, left, right]).toEqual([path, margin, width - margin]);
        const items = await page
          .locator(".site-header-bar > .logo, .site-header-actions > *, .site-header-burger")
          .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
        const shown = items.filter((item) => item.width > 0);
        expect(shown.length, `${path} at ${width} px`).toBe(width > 560 ? 3 : 4);
        for (const [index, { right: end }] of shown.slice(0, -1).entries())
          expect(end, `${path} at ${width} px`).toBeLessThan(shown[index + 1]!.left);
      }
    }
  });

  test("calls the agency with one tap on phones", async () => {
    const page = await visit("/locations/texas", PHONE);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const call = page.getByRole("banner").getByRole("link", { name: `Call ${agency.phone.text}` });
      expect(await call.getAttribute("href")).toBe(agency.phone.href);
      const { width: callWidth, height: callHeight } = (await call.boundingBox())!;
      expect([callWidth, callHeight]).toEqual([44, 44]);
      expect(await page.getByRole("banner").getByRole("button", { name: "Request Talent" }).isVisible()).toBe(
        true,
      );
    }
  });

  test("has the quick form on phones, inside the window, with the page's subject", async () => {
    const page = await visit("/locations/texas", PHONE);
    const header = page.getByRole("banner");
    for (const [width, height] of [
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.mouse.wheel(0, 3000);
      await header.getByRole("button", { name: "Request Talent" }).click();
      const panel = page.locator(".quick-panel:popover-open");
      await panel.waitFor();
      const { x, y, width: panelWidth, height: panelHeight } = (await panel.boundingBox())!;
      expect([x >= 0, x + panelWidth <= width]).toEqual([true, true]);
      expect(Math.abs(y - (await header.boundingBox())!.height)).toBeLessThanOrEqual(2);
      expect(y + panelHeight).toBeLessThanOrEqual(height);
      // The subject of the page is filled in.
      expect(await panel.getByLabel("Location").inputValue()).toBe("Texas");
      await page.keyboard.press("Escape");
      await panel.waitFor({ state: "hidden" });
    }
  });

  test("stays visible, and changes its appearance after 20 px of scrolling", async () => {
    const page = await visit("/");
    const header = page.getByRole("banner");
    const readAppearance = (): Promise<string> =>
      header.evaluate((element) => {
        const { borderBottomColor } = getComputedStyle(element);
        return `${element.getBoundingClientRect().height} ${borderBottomColor}`;
      });
    const moveTo = (y: number): Promise<void> =>
      page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
    const appearanceAtTop = await readAppearance();
    await moveTo(20);
    await page.waitForTimeout(100);
    expect(await readAppearance()).toBe(appearanceAtTop);
    await moveTo(21);
    await expect.poll(readAppearance).not.toBe(appearanceAtTop);
    await moveTo(2000);
    expect(await getTop(header)).toBe(0);
    await moveTo(0);
    await expect.poll(readAppearance).toBe(appearanceAtTop);
  });

  test("has its links at the same place on English pages, with and without a link to Español", async () => {
    const placesByPath: Record<string, unknown[]> = {};
    for (const path of ["/services", "/locations/texas", "/receipt", "/no-such-page"]) {
      const page = await visit(path);
      await page.evaluate(() => document.fonts.ready);
      placesByPath[path] = [];
      for (const width of [1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const places = await page
          .locator(".site-header-links a")
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
        expect(new Set(places).size, `${path} at ${width} px`).toBe(width < 1280 ? 1 : 6);
        placesByPath[path].push(places);
      }
    }
    const [expected, ...others] = Object.values(placesByPath);
    for (const places of others) expect(places).toEqual(expected);
  });

  test("shows its links, and marks the current page", async () => {
    const page = await visit(FIRST_ARTICLE);
    const links = page.getByRole("banner").getByRole("navigation").first().getByRole("link");
    expect(await links.allInnerTexts()).toEqual([
      "Services",
      "Expertise",
      "Insights",
      "About",
      "Find work",
      "Contact",
    ]);
    const current = page.getByRole("banner").locator("[aria-current=page]:visible");
    expect(await current.allInnerTexts()).toEqual(["Insights"]);
  });

  test.runIf(isFullRun)("never covers the focused element", async () => {
    for (const path of ["/", FIRST_ARTICLE, "/locations/texas"]) {
      const page = await visit(path);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await page.locator("footer a").last().focus();
      const coveredElements: string[] = [];
      for (let step = 0; step < 150; step += 1) {
        await page.keyboard.press("Shift+Tab");
        const found = await page.evaluate(() => {
          const element = document.activeElement;
          const header = document.querySelector(".site-header");
          if (element === null || header === null || element === document.body) return;
          if (header.contains(element)) return;
          const { top, bottom } = element.getBoundingClientRect();
          const edge = header.getBoundingClientRect().bottom;
          const isCovered = bottom - top < innerHeight && top < edge - 1;
          return isCovered ? `${element.textContent?.trim()} at ${Math.round(top)}` : "";
        });
        if (found === undefined) break;
        if (found !== "") coveredElements.push(`${path}: ${found}`);
      }
      expect(coveredElements).toEqual([]);
      await page.context().close();
    }
  });

  test.runIf(isFullRun)("never covers an anchor's target", async () => {
    for (const path of ["/services", "/industries", "/insights", "/resume", "/locations", "/landing-page"]) {
      const page = await visit(path);
      const ids = await page
        .locator('main a[href*="#"], footer a[href*="#"]')
        .evaluateAll(
          (links, currentPath) =>
            (links as HTMLAnchorElement[])
              .filter(({ pathname }) => pathname === currentPath)
              .map(({ hash }) => hash.slice(1)),
          path,
        );
      for (const id of new Set(ids)) {
        await page.goto(`${fixture.site.url}${path}#${id}`);
        const edge = await page
          .getByRole("banner")
          .evaluate((header) => header.getBoundingClientRect().bottom);
        await expect
          .poll(() => getTop(page.locator(`[id="${id}"]`)), {
            message: `${path}#${id}`,
          })
          .toBeGreaterThanOrEqual(Math.floor(edge) - 1);
      }
      await page.context().close();
    }
  });
});

describe("the quick form", () => {
  const partsOf = (page: Page): { button: Locator; panel: Locator; role: Locator } => {
    const panel = page.locator(".quick-panel");
    return {
      button: page.getByRole("banner").getByRole("button", { name: "Request Talent" }),
      panel,
      role: panel.getByLabel(/role/i),
    };
  };

  test("opens when the pointer is over its button, on click and by keyboard, and closes when the pointer leaves or on Escape", async () => {
    const page = await visit("/portal");
    const { button, panel, role } = partsOf(page);
    const expectVisible = (isVisible: boolean) => expect.poll(() => panel.isVisible()).toBe(isVisible);
    expect(await panel.isVisible()).toBe(false);
    await button.hover();
    await panel.getByText("Get Candidates Fast").waitFor();
    const [target, start] = [(await role.boundingBox())!, (await button.boundingBox())!];
    // Move in small steps, as a real pointer would, to detect gaps between button and panel that close the
    // panel.
    await page.mouse.move(start.x + start.width / 2, start.y + start.height - 1);
    await page.mouse.move(target.x + target.width / 2, target.y + 4, { steps: 30 });
    expect(await panel.isVisible()).toBe(true);
    await page.mouse.move(200, 600, { steps: 5 });
    await expectVisible(false);
    await button.hover();
    await waitForHydration(page);
    await expectVisible(true);
    await page.keyboard.press("Escape");
    await expectVisible(false);
    await page.mouse.move(200, 600);
    await button.hover();
    await expectVisible(true);

    // Opened by hover, and then typed into.
    await role.fill("Welder");
    await page.mouse.move(200, 600);
    await page.waitForTimeout(200);
    expect(await panel.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await expectVisible(false);
    await expect.poll(() => hasFocus(button)).toBe(true);
    // Focus alone does not open it, so that the keyboard passes one stop.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    expect([await hasFocus(button), await panel.isVisible()]).toEqual([true, false]);

    await button.click();
    await page.mouse.move(200, 600);
    await page.waitForTimeout(200);
    expect(await panel.isVisible()).toBe(true);
    await role.fill("Estimator");
    await page.keyboard.press("Escape");
    await expectVisible(false);
    await expect.poll(() => hasFocus(button)).toBe(true);
    await page.keyboard.press("Enter");
    await expectVisible(true);
    await page.keyboard.press("Tab");
    await expect.poll(() => hasFocus(role)).toBe(true);
    expect(await role.inputValue()).toBe("Estimator");
  });

  test.runIf(isFullRun)(
    "opens on hover and closes on Escape before its script has loaded, and opens again afterwards",
    async () => {
      const page = await visit("/portal");
      const release = await holdRequests(page, /\/widgets\/site-header-/);
      await page.reload();
      const { button, panel, role } = partsOf(page);
      await button.hover();
      await expect.poll(() => panel.isVisible()).toBe(true);
      await role.focus();
      await page.keyboard.press("Escape");
      await expect.poll(() => panel.isVisible()).toBe(false);
      expect(await hasFocus(button)).toBe(true);
      await page.mouse.move(200, 600);
      release();
      await waitForHydration(page);
      await button.hover();
      await expect.poll(() => panel.isVisible()).toBe(true);
    },
  );
});

test("the menu on a phone is a modal dialog that takes focus when it opens, and closes on Escape, by button and when a link is followed", async () => {
  const page = await visit("/", PHONE);
  const openButton = page.getByRole("button", { name: "Open menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  expect(await menu.isVisible()).toBe(false);
  await openButton.click();
  await menu.waitFor();
  await expect.poll(() => containsFocus(menu)).toBe(true);
  expect(await menu.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    // Focus may leave the dialog for the browser's toolbar, but not for the page behind it.
    expect(await page.evaluate(() => document.activeElement?.closest("main, footer") ?? null)).toBe(null);
  }
  const names = await menu.getByRole("navigation").getByRole("link").allInnerTexts();
  expect(names.map((name) => name.trim())).toEqual([
    ...["Services", "Expertise", "Insights", "About", "Find work", "Contact"],
    ...["Español", "Candidate Portal", "Request Talent"],
  ]);
  await page.keyboard.press("Escape");
  await expect.poll(() => menu.isVisible()).toBe(false);
  await expect.poll(() => hasFocus(openButton)).toBe(true);

  await openButton.click();
  await menu.getByRole("button", { name: "Close menu" }).click();
  await expect.poll(() => menu.isVisible()).toBe(false);
  await openButton.click();
  await menu.getByRole("link", { name: "Contact" }).click();
  await expect.poll(() => menu.isVisible()).toBe(false);
  await expect.poll(() => getTop(page.locator("#contact"))).toBeLessThan(844);
});

describe("a link", () => {
  test("to the contact section jumps to that section with reduced motion", async () => {
    const page = await visit("/about");
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    await page.waitForURL(`${fixture.site.url}/#contact`);
    await expect.poll(() => getTop(page.locator("#contact"))).toBeLessThan(200);
  });

  test.runIf(isFullRun)(
    "to the contact section jumps there before its script has loaded with reduced motion",
    async () => {
      const { hold } = heldRequests("**/widgets/loader-*");
      const { page } = await fixture.visit("/#contact", { ...DESKTOP, before: hold, returnOnCommit: true });
      await expect.poll(() => getTop(page.locator("#contact"))).toBeLessThan(200);
    },
  );

  test.runIf(isFullRun)(
    "to the contact section jumps there a few seconds after the page's script has failed to load",
    async () => {
      const { page } = await fixture.open({ ...DESKTOP, reducedMotion: "no-preference" });
      await page.route("**/widgets/loader-*", (route) => route.abort());
      await page.goto(fixture.site.url);
      await page.waitForTimeout(3500);
      await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
      await expect.poll(() => getTop(page.locator("#contact"))).toBeLessThan(200);
    },
  );

  test("to a page without a hash opens that page at its top", async () => {
    const page = await visit("/");
    await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
    await page.locator("footer").getByRole("link", { name: "About" }).click();
    await page.waitForURL(`${fixture.site.url}/about`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.each(["/", "/es"])("on a phone, the label of the header's button on %s is one line", async (path) => {
  const page = await visit(path, PHONE);
  for (const width of [320, 360, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const button = page.locator(".quick > button");
    const lines = await button.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, `${width} px`).toBe(1);
    const [left, right] = await page
      .locator(".site-header-bar > .logo, .site-header-burger")
      .evaluateAll((ends) => ends.map((end) => end.getBoundingClientRect().toJSON() as DOMRect));
    const box = (await button.boundingBox())!;
    expect(box.x, `${width} px`).toBeGreaterThan(left!.right);
    expect(box.x + box.width, `${width} px`).toBeLessThan(right!.left);
  }
});
