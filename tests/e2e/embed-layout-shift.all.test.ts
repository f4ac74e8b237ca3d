import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { emulateNetwork } from "../browser/emulate-phone.ts";
import { useEmbedFixture } from "./embed-fixture.ts";
import { readLayoutShifts, recordLayoutShifts } from "./layout-shifts.ts";

const fixture = useEmbedFixture();
const { partners } = shippedSite;

/** Opens a page on a slow connection, high enough to show all its forms, and measures its largest shift. */
async function measureShift(code: string, tags: readonly string[], width: number): Promise<number> {
  const { page } = await fixture.visit(
    `<body><h1>Jobs in Texas</h1>${code}<p>${"More about this job. ".repeat(60)}</p></body>`,
    {
      viewport: { width, height: 1000 * tags.length },
      before: async (openedPage) => {
        await emulateNetwork(openedPage);
        await recordLayoutShifts(openedPage);
      },
    },
  );
  await page.waitForFunction(
    (names) => names.every((name) => document.querySelector(name)?.shadowRoot?.firstElementChild),
    tags,
  );
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  const shifts = await readLayoutShifts(page);
  return Math.max(0, ...shifts.flatMap(({ moved }) => moved.map(({ distance }) => distance)));
}

const WIDTHS = [390, 1280];

/** More than rounding, but less than a line of text. */
const MAX_SHIFT_PX = 4;

test("the configurator's code for every tag causes no layout shift on a slow connection, on narrow and wide pages", async () => {
  const { page } = await fixture.visit("");
  await page.goto(`${fixture.site.url}/partners`);
  await page.locator("partner-configurator").scrollIntoViewIfNeeded();
  const code = page.locator("partner-configurator pre");
  const tags = EMBEDDED_WIDGETS.map(({ tag }) => tag);
  const snippets: string[] = [];
  expect(await code.innerText()).toMatch(/^<script [^\n]+\n<lead-form [^\n]+$/);
  await page.getByLabel(partners.configurator.labels.reserved).check();
  for (const tag of tags) {
    await page.getByLabel("Form", { exact: true }).selectOption(tag);
    await expect.poll(() => code.innerText()).toContain(`${tag}::before`);
    snippets.push(await code.innerText());
  }
  for (const width of WIDTHS)
    expect(
      await measureShift(snippets.join("\n<p>Another job.</p>\n"), tags, width),
      `${width} px`,
    ).toBeLessThan(MAX_SHIFT_PX);
});

test("the code in docs/embed.md causes no layout shift", async () => {
  const blocks = readFileSync("docs/embed.md", "utf8").matchAll(/```html\n([^]*?)```/g);
  const documentedBlock =
    [...blocks].map(([, block = ""]) => block).find((block) => block.includes("::before")) ?? "";
  const code = documentedBlock.replace(/https:\/\/[\w.-]+(?=\/embed\/)/, fixture.site.url);
  expect(code).toContain(`src="${fixture.site.url}/embed/v1.js"`);
  for (const width of WIDTHS)
    expect(await measureShift(code, ["lead-form"], width)).toBeLessThan(MAX_SHIFT_PX);
});
