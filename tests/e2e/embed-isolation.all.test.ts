import type { Page } from "playwright";
import { expect, test } from "vitest";
import { useEmbedFixture } from "./embed-fixture.ts";

const fixture = useEmbedFixture();

const FORM = `<lead-form heading="Find a foreman" layout="row" urgency="true" partner="acme-jobs"></lead-form>`;

/** Styles on the form itself, to keep its position and width the same in all cases. */
const FORM_STYLE =
  "display: block !important; float: none !important; margin: 0 !important; width: 900px !important";

const HOSTILE_STYLES: Record<string, string> = {
  "rules for everything": `* { margin: 9px !important; color: red !important; letter-spacing: 3px; box-sizing: content-box; float: left }
    input, button, label, form { display: none !important; border: 5px solid lime !important; height: 3px !important }`,
  "a small root font": `html { font-size: 62.5%; line-height: 1 }`,
  "inherited type": `body { text-transform: uppercase; font: italic 700 40px/3 fantasy; text-align: right; color: yellow; cursor: wait; visibility: visible; white-space: pre; word-spacing: 20px }`,
  "right to left": `body { direction: rtl; text-align: right }`,
  "a dark page": `:root { color-scheme: light } body { background: #000; color: #eee }`,
  "rules for the tag": `lead-form { color: red; font-size: 50px; text-transform: uppercase; letter-spacing: 4px }`,
  // Typical WordPress theme styles. Bootstrap's and Tailwind's stylesheets are covered by other tests.
  WordPress: `body { font: 16px/1.7 Georgia; color: #444 } input[type="text"], input[type="email"] { width: 100%; padding: 1em; background: #fafafa }
    button { text-transform: uppercase; background: #cd2653; color: #fff; letter-spacing: 0.03em } fieldset { border: 2px solid; padding: 20px }`,
};

test("a form looks the same whatever styles the page has", async () => {
  const frame = (style: string): string =>
    `<style>${style}</style>${fixture.script()}<div id="place" style="${FORM_STYLE}; position: absolute; inset: 40px auto auto 40px">${FORM.replace(">", ` style="${FORM_STYLE}">`)}</div>`;
  let reuse: Page | undefined;
  const takePicture = async (style: string): Promise<{ image: string; consoleMessages: string[] }> => {
    const { page, consoleMessages } = await fixture.visit(frame(style), {
      viewport: { width: 1000, height: 700 },
      ...(reuse && { reuse }),
    });
    reuse = page;
    await page.waitForFunction(() => document.querySelector("lead-form")?.shadowRoot?.querySelector("form"));
    await page.waitForLoadState("networkidle");
    const { x, y, width, height } = (await page.locator("lead-form").boundingBox())!;
    // Exclude the rounded corners, where the page's background is visible.
    const clip = { x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
    const image = await page.screenshot({ clip });
    return { image: image.toString("base64"), consoleMessages };
  };
  const expected = await takePicture("");
  for (const [name, style] of Object.entries(HOSTILE_STYLES)) {
    const { image, consoleMessages } = await takePicture(style);
    expect(image === expected.image, name).toBe(true);
    expect(consoleMessages, name).toEqual([]);
  }
});

test("a form leaves no global, cookie, stored data, style or element on the page", async () => {
  const { page, consoleMessages } = await fixture.visit(`<main>${FORM}</main>`);
  const readPageState = () =>
    page.evaluate(async () => ({
      globals: Object.getOwnPropertyNames(globalThis).sort(),
      cookies: document.cookie,
      stored: [Object.keys(localStorage), Object.keys(sessionStorage), await indexedDB.databases()],
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      html: document.documentElement.outerHTML,
      tokens: getComputedStyle(document.documentElement).cssText,
    }));
  const before = await readPageState();
  await page.evaluate((src) => {
    const script = Object.assign(document.createElement("script"), { src });
    document.head.append(script);
    return new Promise((resolve) => script.addEventListener("load", () => (script.remove(), resolve(null))));
  }, `${fixture.site.url}/embed/v1.js`);
  await fixture.storeLead(page, "isolated@client.example");
  expect(await readPageState()).toEqual(before);
  expect(consoleMessages).toEqual([]);
});

test("a form inherits visibility and pointer-events from its container, such as a panel or a page behind a dialog", async () => {
  const { page, consoleMessages } = await fixture.visit(
    `${fixture.script("")}<div id="panel" style="visibility: hidden; pointer-events: none">${FORM}</div>`,
  );
  const button = page.getByRole("button", { name: "Connect me", includeHidden: true });
  await button.waitFor({ state: "attached" });
  expect(await button.isVisible()).toBe(false);
  await page.locator("#panel").evaluate((panel) => panel.style.removeProperty("visibility"));
  await button.waitFor();
  const hit = (): Promise<string> =>
    button.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return document.elementFromPoint(x + 9, y + 9)?.localName ?? "";
    });
  expect(await hit()).not.toBe("lead-form");
  await page.locator("#panel").evaluate((panel) => panel.removeAttribute("style"));
  expect(await hit()).toBe("lead-form");
  expect(consoleMessages).toEqual([]);
});
