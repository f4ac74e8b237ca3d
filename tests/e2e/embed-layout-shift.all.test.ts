import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { emulateNetwork } from "../browser/emulate-phone.ts";
import { useEmbedFixture } from "./embed-fixture.ts";

const fixture = useEmbedFixture();

function recordShifts(): void {
  const total = { shift: 0 };
  Object.assign(globalThis, { total });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

const readShift = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { total: { shift: number } }).total.shift);

async function openThrottledPage(code: string, tag: string, width: number): Promise<Page> {
  const { page } = await fixture.visit(
    `<body><h1>Jobs in Texas</h1>${code}<p>${"More about this job. ".repeat(60)}</p></body>`,
    {
      viewport: { width, height: 844 },
      before: async (openedPage) => {
        await emulateNetwork(openedPage);
        await openedPage.addInitScript(recordShifts);
      },
    },
  );
  await page.waitForFunction((name) => document.querySelector(name)?.shadowRoot?.firstElementChild, tag);
  await page.waitForLoadState("networkidle");
  return page;
}

async function measureShift(code: string, tag: string, width: number): Promise<number> {
  const page = await openThrottledPage(code, tag, width);
  await page.waitForTimeout(500);
  return readShift(page);
}

const WIDTHS = [390, 1280];

const TAGS_TIMEOUT_MS = 900_000;

test(
  "the configurator's code for every tag causes no layout shift on a slow connection, on narrow and wide pages",
  { timeout: TAGS_TIMEOUT_MS },
  async () => {
    const { page } = await fixture.visit("");
    await page.goto(`${fixture.site.url}/partners`);
    await page.locator("partner-configurator").scrollIntoViewIfNeeded();
    const code = page.locator("partner-configurator pre");
    const measuredShifts: Record<string, number> = {};
    for (const { tag } of EMBEDDED_WIDGETS) {
      await page.getByLabel("Form", { exact: true }).selectOption(tag);
      await expect.poll(() => code.innerText()).toContain(`${tag}::before`);
      const snippet = await code.innerText();
      const shifts = await Promise.all(WIDTHS.map((width) => measureShift(snippet, tag, width)));
      WIDTHS.forEach((width, index) => (measuredShifts[`${tag} ${width}`] = shifts[index] ?? NaN));
    }
    for (const [name, shift] of Object.entries(measuredShifts)) expect(shift, name).toBeLessThan(0.005);
  },
);

test("the code in docs/embed.md causes no layout shift", async () => {
  const blocks = readFileSync("docs/embed.md", "utf8").matchAll(/```html\n([^]*?)```/g);
  const documentedBlock =
    [...blocks].map(([, block = ""]) => block).find((block) => block.includes("::before")) ?? "";
  const code = documentedBlock.replace(/https:\/\/[\w.-]+(?=\/embed\/)/, fixture.site.url);
  expect(code).toContain(`src="${fixture.site.url}/embed/v1.js"`);
  for (const width of WIDTHS) expect(await measureShift(code, "lead-form", width)).toBeLessThan(0.005);
});

test("a frame posts its form's height only once the form is rendered", async () => {
  const { page } = await fixture.visit(`<script>
    heights = [];
    addEventListener("message", ({ data }) => data.type === "ridgebeam:height" && heights.push(data.height));
  </script><iframe src="${fixture.site.url}/embed/frame/contact-form" width="390" height="900"></iframe>`);
  const heights = () => page.evaluate<number[]>("heights");
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(0);
  expect(Math.min(...(await heights()))).toBeGreaterThan(300);
});

test("a form without reserved space causes a layout shift, so the tests for layout shifts can fail", async () => {
  const page = await openThrottledPage(
    `${fixture.script()}<contact-form></contact-form>`,
    "contact-form",
    390,
  );
  await expect.poll(() => readShift(page)).toBeGreaterThan(0.05);
});
