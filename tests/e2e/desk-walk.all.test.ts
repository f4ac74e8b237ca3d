import { afterAll, expect, it } from "vitest";
import { closePages, getSharedBrowser } from "../browser/open-browser.ts";
import { walkDesk, type DeskPlace } from "./desk-walk.ts";

afterAll(async () => closePages(await getSharedBrowser()));

// Each step asserts its result; how long it took is in docs/performance/server.md.
it.each<DeskPlace>(["served", "local"])(
  "three operators work through 40 submissions at a desk that is %s",
  async (place) => {
    const times = await walkDesk(place, await getSharedBrowser());
    expect(times.has("Removed operator: the screen says so")).toBe(place === "served");
    expect(times.size).toBeGreaterThan(15);
  },
  300_000,
);
