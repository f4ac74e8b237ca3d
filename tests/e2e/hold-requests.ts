import type { Page } from "playwright";

/**
 * Keeps a page's requests to an address waiting.
 * @param end what becomes of them then
 * @returns lets them go
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
