import type { Page } from "playwright";

/**
 * Holds a page's requests to matching URLs.
 * @param end what to do with the requests when they are released
 * @returns a function that releases them
 */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  end: "continue" | "abort" = "continue",
): Promise<() => void> {
  let release = (): void => undefined;
  const releasePromise = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await releasePromise;
    await route[end]();
  });
  return release;
}
