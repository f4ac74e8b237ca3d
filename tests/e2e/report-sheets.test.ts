import { expect, test } from "vitest";
import { PREVIEW_SHEETS, toPicturePath, toThumbnailPath } from "../../model/report-pictures.ts";
import { usePageFixture } from "./page-fixture.ts";

const fixture = usePageFixture();

test.each([
  ["a phone", 390, 3, toThumbnailPath],
  ["a desktop screen with one device pixel per CSS pixel", 1440, 1, toThumbnailPath],
  ["a desktop screen with two device pixels per CSS pixel", 1440, 2, toPicturePath],
])(
  "%s downloads the salary report's sheets in the size that it displays",
  async (_screen, width, deviceScaleFactor, shown) => {
    const { page } = await fixture.visit("/insights/2025-construction-engineering-salary-report", {
      viewport: { width, height: 844 },
      deviceScaleFactor,
    });
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
