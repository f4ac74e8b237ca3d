import type { Browser, Locator } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { closePages, getSharedBrowser, openPage, type WatchedPage } from "../browser/open-browser.ts";
import { openDesk, type OpenedDesk } from "./open-desk.ts";
import { startSite, type RunningSite } from "./start-site.ts";

export interface DeskPage extends WatchedPage {
  /** The lines of the submissions that the list shows. */
  lines: Locator;
  /** The line of the submission with this text. */
  row: (text: string) => Locator;
  press: (...keys: string[]) => Promise<void>;
  waitForStatus: (text: string | RegExp) => Promise<void>;
  waitForTitle: (name: string) => Promise<void>;
}

export interface DeskFixture {
  readonly site: RunningSite;
  readonly desk: OpenedDesk;
  /** The desk of the operator Dana. */
  readonly dana: DeskPage;
  /** Opens the desk of another operator. */
  open: (operator: string) => Promise<DeskPage & { close: () => Promise<void> }>;
}

/** Starts a site and the desk of the operator Dana, and signs her in. Call this at the top of a file. */
export function useDesk(start: () => Promise<RunningSite> = startSite): DeskFixture {
  let browser: Browser;
  let site: RunningSite;
  let desk: OpenedDesk;
  let dana: DeskPage;
  const signIn = async ({ address }: OpenedDesk): Promise<DeskPage> => {
    const { page, consoleProblems } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(address);
    return {
      page,
      consoleProblems,
      lines: page.locator(".lead-line"),
      row: (text) => page.locator(".lead-line", { hasText: text }),
      press: async (...keys) => {
        for (const key of keys) await page.keyboard.press(key);
      },
      waitForStatus: (text) => page.getByRole("status").filter({ hasText: text }).waitFor(),
      waitForTitle: (name) => page.getByRole("heading", { level: 1, name }).waitFor(),
    };
  };
  beforeAll(async () => {
    [site, browser] = await Promise.all([start(), getSharedBrowser()]);
    desk = await openDesk(site.dataDir, "Dana");
    dana = await signIn(desk);
  });
  afterAll(async () => {
    await closePages(browser);
    await desk.stop();
    await site.stop();
  });
  return {
    get site() {
      return site;
    },
    get desk() {
      return desk;
    },
    get dana() {
      return dana;
    },
    open: async (operator) => {
      const otherDesk = await openDesk(site.dataDir, operator);
      const opened = await signIn(otherDesk);
      return {
        ...opened,
        close: async () => {
          await opened.page.context().close();
          await otherDesk.stop();
        },
      };
    },
  };
}
