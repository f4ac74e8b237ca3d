import type { Page } from "playwright";
import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { LEAD_SUCCESS_MESSAGE, useEmbedFixture } from "./embed-fixture.ts";
import { readStyle } from "./read-style.ts";

const fixture = useEmbedFixture();
const { partners } = shippedSite;

async function openConfigurator(page: Page): Promise<void> {
  await page.goto(`${fixture.site.url}/partners`);
  await page.locator("partner-configurator").scrollIntoViewIfNeeded();
}

test("a partner sets up a form on the partners' page, tries its preview in the sandbox, copies the code, and the form works on another origin", async () => {
  const { page, consoleMessages } = await fixture.visit("", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await openConfigurator(page);
  await page.getByLabel("Your partner id").fill("Acme Jobs");
  await page.getByLabel("Heading").fill('Find a "foreman" <fast>');
  await page.getByLabel("Button text").fill("Ask us");
  await page.getByLabel("Theme").selectOption("dark");
  await page.getByLabel("Accent color").fill("#0050b3");
  const preview = page.locator("partner-configurator rb-lead-form");
  await preview.getByText('Find a "foreman" <fast>').waitFor();
  const button = preview.getByRole("button", { name: "Ask us" });
  await expect.poll(() => readStyle(button, "background-color")).toBe("rgb(0, 80, 179)");
  const shownCode = page.locator("partner-configurator pre");
  expect(await shownCode.innerText()).not.toContain("::before");
  await page.getByLabel(partners.configurator.labels.reserved).check();
  // The CSS is added once the form's height has been measured.
  await expect.poll(() => shownCode.innerText()).toContain("lead-form::before");
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied", { exact: true }).waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(await shownCode.innerText()).toBe(code);
  expect(code).not.toContain("sandbox");
  await page.getByLabel("Sandbox").selectOption("too-many");
  await expect.poll(() => shownCode.innerText()).toContain('sandbox="too-many"');
  await page.getByLabel("Sandbox").selectOption({ index: 0 });
  await preview.getByText("Test form: nothing that you enter here is sent or stored.").waitFor();
  await preview.getByLabel("Role you need").fill("Foreman");
  await preview.getByLabel("Email", { exact: true }).fill("configured@client.example");
  await button.click();
  await preview.getByText(LEAD_SUCCESS_MESSAGE).first().waitFor();
  expect(await fixture.rows("contact_submissions", "configured@client.example")).toEqual([]);
  expect(consoleMessages).toEqual([]);

  const partner = await fixture.visit(code);
  await partner.page.getByText('Find a "foreman" <fast>').waitFor();
  const form = partner.page.locator("lead-form");
  await form.getByLabel("Role you need").fill("Foreman");
  await form.getByLabel("Email", { exact: true }).fill("configured@client.example");
  await form.getByRole("button", { name: "Ask us" }).click();
  await partner.page.getByText(LEAD_SUCCESS_MESSAGE).first().waitFor();
  expect(await fixture.rows("contact_submissions", "configured@client.example")).toMatchObject([
    { partner: "acme-jobs", context: "partner" },
  ]);
  expect(partner.consoleMessages).toEqual([]);
});

test("the configurator's settings do not overlap, are remembered for each form, and Copy selects the code if the clipboard is unavailable", async () => {
  const { page, consoleMessages } = await fixture.visit("", { viewport: { width: 390, height: 900 } });
  await openConfigurator(page);
  const configurator = page.locator("partner-configurator");
  const previewForm = page.locator("partner-configurator rb-lead-form");
  await previewForm.getByRole("button").first().waitFor();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A locator would also match fields in the preview's shadow root.
    const boxes = await configurator.evaluate((element) =>
      [...element.querySelectorAll(".field, .check, h3, rb-lead-form, pre")].map(
        (part) => part.getBoundingClientRect().toJSON() as DOMRect,
      ),
    );
    expect(boxes.length).toBeGreaterThan(12);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const horizontalGap = Math.max(one.left - other.right, other.left - one.right);
        const verticalGap = Math.max(one.top - other.bottom, other.top - one.bottom);
        expect(Math.max(horizontalGap, verticalGap)).toBeGreaterThanOrEqual(12);
      }
    const [setting, preview] = [boxes[0]!, (await previewForm.boundingBox())!];
    if (width > 1000) expect(preview.x).toBeGreaterThan(setting.right);
  }

  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  const chooseForm = (tag: string) => page.getByLabel("Form", { exact: true }).selectOption(tag);
  await page.getByLabel("Heading").fill("Find a foreman");
  await chooseForm("insight-lead-form");
  await page.getByLabel("Article", { exact: true }).selectOption("talent-retention-insight");
  await chooseForm("lead-form");
  expect(await page.getByLabel("Heading").inputValue()).toBe("Find a foreman");
  await chooseForm("insight-lead-form");
  expect(await page.getByLabel("Article", { exact: true }).inputValue()).toBe("talent-retention-insight");
  await page.getByRole("button", { name: "Copy" }).click();
  const readSelection = () => page.evaluate(() => getSelection()?.toString());
  await expect.poll(readSelection).toContain('<insight-lead-form source="talent-retention-insight">');
  expect(consoleMessages).toEqual([]);
});

test("the sample code on the partners' page works unchanged", async () => {
  const { page } = await fixture.visit("");
  await page.goto(`${fixture.site.url}/partners`);
  const reference = page.locator("#reference");
  const codeOf = async (title: string, index = 0): Promise<string> => {
    const section = reference.getByRole("heading", { name: title }).locator("xpath=..");
    const text = await section.locator("pre").nth(index).innerText();
    return text.replaceAll(/https:\/\/www\.[a-z.]+\.example/g, fixture.site.url);
  };
  const { page: partner } = await fixture.embed(`${await codeOf("Your own words")}`);
  await partner.getByLabel("Oficio").waitFor();
  await fixture.visit(await codeOf("When a name is taken"), { reuse: partner });
  await partner.locator("rb-lead-form").getByLabel("Role you need").waitFor();
  await fixture.visit(
    `${await codeOf("Where scripts are not allowed")}<script>${await codeOf("Where scripts are not allowed", 1)}</script>`,
    { reuse: partner },
  );
  const form = partner.frameLocator("iframe").locator("lead-form");
  expect(await readStyle(form.getByLabel("Role you need"), "border-radius")).toBe("8px");
  const { height } = (await form.boundingBox())!;
  await partner.waitForFunction(
    (expected) => document.querySelector("iframe")!.style.height === `${Math.ceil(expected)}px`,
    height,
  );
});

test("a partner sets up a list of openings by state, trade and number", async () => {
  const { page, consoleMessages } = await fixture.visit("");
  await openConfigurator(page);
  const settings = page.locator("partner-configurator");
  await settings.getByLabel("Form", { exact: true }).selectOption("job-list");
  await settings.getByLabel("Your partner id").fill("Acme Jobs");
  await settings.getByLabel("State", { exact: true }).first().selectOption("new-mexico");
  await settings.getByLabel("Trade", { exact: true }).first().selectOption("electrical");
  const code = settings.locator("pre");
  const limit = settings.getByLabel(partners.configurator.labels.limit);
  await limit.fill("500");
  await expect.poll(() => code.innerText()).toContain('limit="99"');
  await limit.blur();
  expect(await limit.inputValue()).toBe("99");
  await limit.fill("5");
  await expect
    .poll(() => code.innerText())
    .toMatch(
      /<job-list (?=.*partner="acme-jobs")(?=.*state="new-mexico")(?=.*trade="electrical").*limit="5"/,
    );
  const list = settings.locator("rb-job-list");
  expect(await list.getByLabel("Trade").inputValue()).toBe("electrical");
  await settings.getByLabel("State", { exact: true }).first().selectOption("");
  await expect.poll(() => code.innerText()).not.toContain("state=");
  expect(consoleMessages).toEqual([]);
});
