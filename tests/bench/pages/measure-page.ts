import type { Browser } from "playwright";
import { measureVisit, type Visit } from "./measure-visit.ts";
import { measureWake } from "./measure-wake.ts";
import type { Floor } from "./serve-floor.ts";

/** One run of a page and of its floor, in turns, so that a busy moment of the machine falls on both. */
export interface PageRound {
  visit: Visit;
  bare: Visit;
  /** The same two for a visitor who has come by another page. */
  next: Visit;
  bareNext: Visit;
  /** Milliseconds from the first key to a form that works; undefined on a page without one. */
  wake: number | undefined;
  /** From the same key to React alone. */
  react: number | undefined;
}

/** The page that a visitor comes from. */
const pageBefore = (path: string): string => (path === "/about" ? "/" : "/about");

/** Measures a page of a site beside its floor. */
export async function measurePage(
  browser: Browser,
  url: string,
  floor: Floor,
  path: string,
): Promise<PageRound> {
  const before = pageBefore(path);
  const wake = await measureWake(browser, url + path);
  return {
    visit: await measureVisit(browser, url + path),
    bare: await measureVisit(browser, floor.bare(path)),
    next: await measureVisit(browser, url + path, url + before),
    bareNext: await measureVisit(browser, floor.bare(path), floor.bare(before)),
    wake,
    react: wake === undefined ? undefined : await measureWake(browser, floor.react(path)),
  };
}
