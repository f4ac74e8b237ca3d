import type { Page } from "playwright";
import { expect } from "vitest";
import { findViolations, WCAG } from "./find-violations.ts";

type ColorScheme = "light" | "dark";

const checkPhoneAndDesktop = (width: number): readonly ColorScheme[] =>
  width === 390 || width === 1440 ? ["light"] : [];

/**
 * Requires that a page is not wider than the window at any width, and passes axe.
 * @param schemesAt returns the color schemes in which axe checks the page at a width
 */
export async function requireFit(
  page: Page,
  schemesAt: (width: number) => readonly ColorScheme[] = checkPhoneAndDesktop,
): Promise<void> {
  for (const width of [320, 390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ width, overflow }).toEqual({ width, overflow: 0 });
    for (const colorScheme of schemesAt(width)) {
      await page.emulateMedia({ colorScheme });
      const violations = await findViolations(page, [...WCAG, "best-practice"]);
      expect({ width, colorScheme, violations }).toEqual({ width, colorScheme, violations: [] });
    }
  }
}
