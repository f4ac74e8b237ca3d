import { chromium } from "playwright";
import { expect, test } from "vitest";
import { DISABLED_FEATURES } from "../../browser/find-browser.ts";

test("our list of features that are off has all of Playwright's, which it replaces", async () => {
  // Node is not a browser, so the launch fails and reports the flags that were tried.
  const failure: unknown = await chromium.launch({ executablePath: process.execPath }).catch(String);
  const [, theirs = ""] = /--disable-features=(\S+)/.exec(String(failure)) ?? [];
  expect(theirs).not.toBe("");
  expect(DISABLED_FEATURES).toEqual(expect.arrayContaining(theirs.split(",")));
});
