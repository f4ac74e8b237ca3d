import type { Browser } from "playwright";
import { MISSING_PAGE } from "../../e2e/page-types.ts";
import { measureNext } from "./measure-next.ts";
import { measureVisit, type Visit } from "./measure-visit.ts";
import { measureWake } from "./measure-wake.ts";
import type { Floor } from "./serve-floor.ts";

/** Where pages and their floors are had. */
export interface MeasuredSite {
  /** Origin of the site. */
  url: string;
  floor: Floor;
  /** Origins of both over the phone's line. */
  line: { site: string; floor: string };
}

/** One run of a page and of its floor, in turns, so that a busy moment of the machine falls on both. */
export interface PageRound {
  visit: Visit;
  bare: Visit;
  /** The same two for a visitor who has come by another page, and gives the address. */
  next: Visit;
  bareNext: Visit;
  /** Their first paints, in milliseconds, for one who touches a link there; undefined for what nobody links to. */
  linked: { page: number; bare: number } | undefined;
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
  { url, floor, line }: MeasuredSite,
  path: string,
): Promise<PageRound> {
  const before = pageBefore(path);
  const wake = await measureWake(browser, url + path);
  return {
    visit: await measureVisit(browser, url + path),
    bare: await measureVisit(browser, floor.bare(path)),
    next: await measureVisit(browser, url + path, url + before),
    bareNext: await measureVisit(browser, floor.bare(path), floor.bare(before)),
    linked:
      path === MISSING_PAGE
        ? undefined
        : {
            page: await measureNext(browser, line.site, path, before),
            bare: await measureNext(browser, line.floor, path, before),
          },
    wake,
    react: wake === undefined ? undefined : await measureWake(browser, floor.react(path)),
  };
}
