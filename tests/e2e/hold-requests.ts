import type { Page } from "playwright";

/**
 * Keeps a page's requests to an address waiting.
 * @returns lets them go
 */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
