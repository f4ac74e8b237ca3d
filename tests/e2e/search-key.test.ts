import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { usePageFixture } from "./page-fixture.ts";

const { navigation, search } = shippedSite;
const fixture = usePageFixture();

test("the slash key opens the search, with the field ready to type in, but not in a field", async () => {
  const { page } = await fixture.visit("/locations/texas");
  const field = page.locator("main lead-form").getByLabel("Role you need");
  await field.fill("Foreman");
  await field.press("/");
  expect(await field.inputValue()).toBe("Foreman/");
  await field.blur();
  await page.keyboard.press("/");
  await page.waitForURL(`${fixture.site.url}${navigation.search.href}`);
  await page.locator("main [type=search]:focus").waitFor();
  await page.keyboard.type("ohio");
  expect(await page.locator("main [type=search]").inputValue()).toBe("ohio");
});

test("the slash key can be turned off on the search page, for every page and for later visits, and on again", async () => {
  const { page } = await fixture.visit(navigation.search.href);
  const setting = page.getByRole("checkbox", { name: search.slashKey });
  expect(await setting.isChecked()).toBe(true);
  await setting.uncheck();
  // Stored by the script, which the first touch loads.
  await page.waitForFunction(() => localStorage.length > 0);
  await page.goto(`${fixture.site.url}/locations/texas`);
  await page.keyboard.press("/");
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toBe("/locations/texas");
  await page.goto(fixture.site.url + navigation.search.href);
  await page.locator("main article-search[data-in-page]").getByRole("checkbox", { checked: false }).waitFor();
  await setting.check();
  await page.waitForFunction(() => localStorage.length === 0);
  await page.goto(`${fixture.site.url}/locations/texas`);
  await page.keyboard.press("/");
  await page.waitForURL(`${fixture.site.url}${navigation.search.href}`);
});
