import { expect, test } from "vitest";
import { loadSite } from "../../model/loading/load-site.ts";
import { usePageFixture } from "./page-fixture.ts";

const { navigation } = loadSite(".");
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
