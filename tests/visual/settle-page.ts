import type { Page } from "playwright";

/**
 * Waits until nothing on a page will look different: its network is quiet, its lazy pictures are decoded, its fonts are there.
 * The page ends at its top, with the pointer where nothing is.
 */
export async function settlePage(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    // A picture that cannot be had looks the same as long as it is missing.
    await Promise.allSettled(images.map((image) => image.decode()));
    await document.fonts.ready;
    scrollTo({ top: 0, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
