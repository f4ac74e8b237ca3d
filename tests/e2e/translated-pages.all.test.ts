import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { markReady } from "./mark-ready.ts";
import { usePageFixture } from "./page-fixture.ts";
import { simulateTranslation } from "./simulate-translation.ts";

const fixture = usePageFixture();

/** Returns the text of each leaf element. Ignores `<font>` elements, which browser translation adds. */
const textsOf = (locator: Locator): Promise<string[]> =>
  locator.evaluate((element) =>
    [...element.querySelectorAll("*:not(font, option, svg *)")]
      .filter((one) => one.querySelector(":not(font)") === null)
      .map((one) => one.textContent),
  );

type Step = (part: Locator) => Promise<unknown>;

const choosePlace = (name: string) => (part: Locator) =>
  part.getByLabel("State or region").first().selectOption({ label: name });
const type = (field: string, text: string) => (part: Locator) =>
  part.getByRole("spinbutton", { name: field }).fill(text);

/** Steps in each widget on a page. */
const PAGES: [path: string, widgets: [selector: string, steps: Step[]][]][] = [
  [
    "/insights/2025-construction-engineering-salary-report",
    [["salary-explorer", ["Ohio", "Colorado", "California", "Texas"].map(choosePlace)]],
  ],
  [
    "/tools",
    [
      [
        "#offer hiring-calculator",
        [
          choosePlace("Ohio"),
          type("Your offer", "90000"),
          choosePlace("Colorado"),
          choosePlace("Texas"),
          type("Your offer", "129375"),
        ],
      ],
      ["#seat hiring-calculator", [type("Working days the seat is empty", "10")]],
      ["#turnover hiring-calculator", [type("People in the company", "1,000")]],
    ],
  ],
];

async function findReadyWidget(page: Page, selector: string): Promise<Locator> {
  const widget = page.locator(selector).first();
  await widget.scrollIntoViewIfNeeded();
  await page.locator(`${selector}[data-test-ready]`).first().waitFor();
  return widget;
}

test.each(PAGES)(
  "widgets on %s update to the same text if the browser translates it",
  async (path, widgets) => {
    const openMarkedPage = async () => {
      const { page, consoleProblems } = await fixture.visit(path, { before: markReady });
      return { page, consoleProblems };
    };
    const [plainPage, translatedPage] = [await openMarkedPage(), await openMarkedPage()];
    for (const [selector, steps] of widgets) {
      const plain = await findReadyWidget(plainPage.page, selector);
      const translated = await findReadyWidget(translatedPage.page, selector);
      for (const step of steps) {
        await simulateTranslation(translated);
        await step(plain);
        await step(translated);
        const expected = await textsOf(plain);
        await expect.poll(() => textsOf(translated)).toEqual(expected);
      }
    }
    expect(translatedPage.consoleProblems).toEqual([]);
  },
);
