import type { Page } from "playwright";

/**
 * Delays a page's requests to a URL.
 * @param end how to handle each request when it is released
 * @returns a function that releases the requests
 */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  end: "continue" | "abort" = "continue",
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route[end]();
  });
  return release;
}
