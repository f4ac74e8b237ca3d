import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";
import { sendForm, locateForm, quickLead, readNotice } from "./sample-forms.ts";

const fixture = usePageFixture();

const QUERY =
  "?utm_source=newsletter&utm_medium=email&utm_campaign=spring+2025&fbclid=x&email=someone@x.example";

test("a campaign is kept from page to page, and nothing else from the first page's query is stored", async () => {
  const { page } = await fixture.visit(`/about${QUERY}`);
  for (const [name, path] of [
    ["Expertise", "/industries"],
    ["Services", "/services"],
  ] as const) {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await page.waitForURL(`${fixture.site.url}${path}`);
  }
  const form = locateForm(page, quickLead);
  await sendForm(form, quickLead, "moved@origin.example");
  await readNotice(page, "status");
  const [row] = await fixture.rows("contact_submissions", "moved@origin.example");
  expect(row).toMatchObject({
    utm: { utm_source: "newsletter", utm_medium: "email", utm_campaign: "spring 2025" },
    page_url: `${fixture.site.url}/services`,
    referrer: `${fixture.site.url}/about`,
  });
  expect(JSON.stringify(row)).not.toContain("someone@x.example");
  expect(await page.evaluate(() => [document.cookie, sessionStorage.length, localStorage.length])).toEqual([
    "",
    0,
    0,
  ]);
});

test("a city's link fills in the location in the form on its state's page", async () => {
  const { page, consoleProblems } = await fixture.visit("/locations/texas");
  await page.locator("#cities").getByRole("link", { name: "Fort Worth" }).click();
  await page.waitForURL(/#request$/);
  const form = page.locator("#request lead-form");
  await form.scrollIntoViewIfNeeded();
  const locationField = form.getByLabel("Location");
  await expect.poll(() => locationField.inputValue()).toBe("Fort Worth, Texas");
  await sendForm(form, quickLead, "city@origin.example");
  await readNotice(page, "status");
  expect(await fixture.rows("contact_submissions", "city@origin.example")).toMatchObject([
    { location: "Fort Worth, Texas", page_url: `${fixture.site.url}/locations/texas` },
  ]);
  expect(consoleProblems).toEqual([]);

  await page.goto(`${fixture.site.url}/locations/texas`);
  await form.getByLabel("Role you need").fill("Foreman");
  await page.waitForFunction(() => customElements.get("lead-form") !== undefined);
  expect(await locationField.inputValue()).toBe("Texas");
});
