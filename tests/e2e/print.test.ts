import { expect, test } from "vitest";
import { selectCases } from "../is-full-run.ts";
import { usePageFixture } from "./page-fixture.ts";

const fixture = usePageFixture();

const MAX_STATE_SHEETS = 6;

async function printPage(path: string) {
  const { page } = await fixture.open();
  await page.goto(fixture.site.url + path);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  return { page, sheets: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length };
}

test.each(selectCases(["/locations/texas", "/locations/california"]))(
  "%s prints on at most six sheets, with the agency's phone number and without forms",
  async (path) => {
    const { page, sheets } = await printPage(path);
    expect(sheets).toBeLessThanOrEqual(MAX_STATE_SHEETS);
    expect(sheets).toBeGreaterThan(1);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByText(/^\(\d{3}\) \d{3}-\d{4}, \S+@/).isVisible()).toBe(true);
    expect(await page.locator(".form:visible, .btn:visible, select:visible").count()).toBe(0);
    expect(await page.locator("#facts-title, #questions-title").evaluateAll((all) => all.length)).toBe(2);
  },
);

test("a printed page has the answers of closed questions", async () => {
  const { page } = await printPage("/locations/texas");
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("#questions details p").last().isVisible()).toBe(true);
});
