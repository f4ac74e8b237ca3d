import { expect, test } from "vitest";
import { PREVIEW_SHEETS, toPicturePath, toThumbnailPath } from "../../site/model/report-pictures.ts";
import { usePageFixture } from "./page-fixture.ts";

const fixture = usePageFixture();

test.each([
  { screen: "a phone", width: 390, deviceScaleFactor: 3, shown: toThumbnailPath },
  {
    screen: "a desktop screen with one device pixel per CSS pixel",
    width: 1440,
    deviceScaleFactor: 1,
    shown: toThumbnailPath,
  },
  {
    screen: "a desktop screen with two device pixels per CSS pixel",
    width: 1440,
    deviceScaleFactor: 2,
    shown: toPicturePath,
  },
])(
  "$screen downloads the salary report's sheets in the size that it displays",
  async ({ width, deviceScaleFactor, shown }) => {
    const { page } = await fixture.open({ viewport: { width, height: 844 }, deviceScaleFactor });
    await page.goto(`${fixture.url}/insights/2025-construction-engineering-salary-report`);
    const sheets = page.locator("picture img");
    await sheets.last().scrollIntoViewIfNeeded();
    const listLoadedPaths = () =>
      sheets.evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
          .map(({ currentSrc }) => new URL(currentSrc).pathname),
      );
    await expect.poll(listLoadedPaths).toEqual(PREVIEW_SHEETS.map(shown));
  },
);
