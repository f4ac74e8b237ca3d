import type { Page } from "playwright";

export interface HeldRequests {
  /** Holds the page's requests from now on. */
  hold: (page: Page) => Promise<unknown>;
  release: () => void;
}

/**
 * Describes requests to matching URLs that a page's visit holds, for the options of a fixture's `visit`.
 * @param end what to do with the requests when they are released
 */
export function heldRequests(address: string | RegExp, end: "continue" | "abort" = "continue"): HeldRequests {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return {
    hold: (page) =>
      page.route(address, async (route) => {
        await released;
        await route[end]();
      }),
    release,
  };
}

/**
 * Holds an open page's requests to matching URLs.
 * @returns a function that releases them
 */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { hold, release } = heldRequests(address);
  await hold(page);
  return release;
}

/** Drops the connection after the server has handled the page's next request to a matching URL. */
export const loseNextResponse = (page: Page, address: string): Promise<unknown> =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
