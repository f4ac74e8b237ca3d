import type { Locator } from "playwright";
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

interface TranslatedPart {
  path: string;
  part: string;
  steps: ((part: Locator) => Promise<unknown>)[];
}

const choosePlace = (name: string) => (part: Locator) =>
  part.getByLabel("State or region").first().selectOption({ label: name });
const type = (field: string, text: string) => (part: Locator) =>
  part.getByRole("spinbutton", { name: field }).fill(text);

const PARTS: TranslatedPart[] = [
  {
    path: "/insights/2025-construction-engineering-salary-report",
    part: "salary-explorer",
    steps: ["Ohio", "Colorado", "California", "Texas"].map(choosePlace),
  },
  {
    path: "/tools",
    part: "#offer hiring-calculator",
    steps: [
      choosePlace("Ohio"),
      type("Your offer", "90000"),
      choosePlace("Colorado"),
      choosePlace("Texas"),
      type("Your offer", "129375"),
    ],
  },
  {
    path: "/tools",
    part: "#seat hiring-calculator",
    steps: [type("Working days the seat is empty", "10")],
  },
  {
    path: "/tools",
    part: "#turnover hiring-calculator",
    steps: [type("People in the company", "1,000")],
  },
];

test.each(PARTS)(
  "$part updates to the same text on a page that the browser translates",
  async ({ path, part, steps }) => {
    const openReadyPage = async () => {
      const { page, consoleProblems } = await fixture.open();
      await markReady(page);
      await page.goto(fixture.url + path);
      const place = page.locator(part).first();
      await place.scrollIntoViewIfNeeded();
      await page.locator(`${part}[data-test-ready]`).first().waitFor();
      return { place, consoleProblems };
    };
    const [plain, translated] = [await openReadyPage(), await openReadyPage()];
    for (const step of steps) {
      await simulateTranslation(translated.place);
      await step(plain.place);
      await step(translated.place);
      const expected = await textsOf(plain.place);
      await expect.poll(() => textsOf(translated.place)).toEqual(expected);
    }
    expect(translated.consoleProblems).toEqual([]);
  },
);
