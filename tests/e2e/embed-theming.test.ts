import { expect, test } from "vitest";
import { DARK, LIGHT } from "../../site/tokens/colors.ts";
import { getComputedColor, readStyle } from "./read-style.ts";
import { useEmbedFixture } from "./embed-fixture.ts";

const fixture = useEmbedFixture();

test("a page can style a form with custom properties on its tag or on an ancestor, and every part, including parts shown later", async () => {
  const { page, consoleMessages } = await fixture.visit(
    `<style>
      :root { --rb-accent: #0050b3 }
      lead-form { --rb-radius: 12px; --rb-font: Georgia, serif; --rb-surface: #ffffff; --rb-text: #101010; --rb-padding: 0px }
      lead-form::part(button) { text-transform: uppercase } lead-form::part(error) { letter-spacing: 2px } lead-form::part(notice) { letter-spacing: 3px }
    </style>
    ${fixture.script()}<lead-form heading="Find a foreman" urgency="true"></lead-form>`,
  );
  const button = page.getByRole("button", { name: "Connect me" });
  expect(await readStyle(button, "background-color")).toBe("rgb(0, 80, 179)");
  // White text is chosen automatically, since it contrasts best with this blue.
  expect(await readStyle(button, "color")).toMatch(/^(rgb\(255, 255, 255\)|lab\(100 0 0\))$/);
  expect(await readStyle(page.getByLabel("Role you need"), "border-radius")).toBe("12px");
  expect(await readStyle(page.getByText("Find a foreman"), "font-family")).toBe("Georgia, serif");
  expect(await readStyle(page.getByText("Find a foreman"), "color")).toBe("rgb(16, 16, 16)");
  expect(await readStyle(button, "text-transform")).toBe("uppercase");
  await page.waitForLoadState("networkidle");
  expect(consoleMessages).toEqual([]);
  await button.click();
  expect(await readStyle(page.locator('[part="error"]').first(), "letter-spacing")).toBe("2px");
  expect(await readStyle(page.locator('[part="notice"]'), "letter-spacing")).toBe("3px");
  const parts = page.locator("lead-form [part]");
  const partNames = await parts.evaluateAll((all) => all.map((one) => one.getAttribute("part")));
  for (const part of "form heading field label input choice button note error notice".split(" "))
    expect(partNames, part).toContain(part);
});

test("the theme attribute or the system preference chooses a form's light or dark theme", async () => {
  const form = (theme: string): string => `<lead-form id="${theme}" theme="${theme}"></lead-form>`;
  const { page } = await fixture.embed(`${["light", "dark", "auto"].map(form).join("")}`, {
    colorScheme: "dark",
  });
  const readBackground = (id: string): Promise<string> =>
    readStyle(page.locator(`#${id} [part="form"]`), "background-color");
  expect(await readBackground("light")).toBe(getComputedColor(LIGHT.sheet));
  expect(await readBackground("dark")).toBe(getComputedColor(DARK.paper));
  expect(await readBackground("auto")).toBe(getComputedColor(DARK.paper));
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => readBackground("auto")).toBe(getComputedColor(LIGHT.sheet));
  expect(await readBackground("dark")).toBe(getComputedColor(DARK.paper));
});

test("colors with too little contrast cause one warning for each text", async () => {
  const { page, consoleMessages } = await fixture.visit(
    `<style>lead-form { --rb-surface: #ffffff; --rb-text: #cccccc; --rb-accent: #ffffff; --rb-accent-text: #eeeeee }</style>
    ${fixture.script()}<lead-form theme="light"></lead-form>`,
  );
  await page.waitForLoadState("networkidle");
  await expect
    .poll(() => consoleMessages.join("\n"))
    .toContain("the button: contrast 1.2, expected at least 4.5");
  expect(consoleMessages.join("\n")).toContain("labels: contrast 1.6");
});

test("a page's own strings for a form replace only that form's, including in notices and the stored consent", async () => {
  const german = JSON.stringify({
    labels: { role: "Gesuchte Stelle", email: "E-Mail", phone: "Telefon" },
    leadForm: { submit: "Anfragen" },
    errors: { role: "Bitte die Stelle angeben" },
    notices: { quickSuccess: { title: "Wir melden uns binnen 24 Stunden." } },
    consent: { request: "Mit dem Absenden stimmen Sie zu." },
  });
  const { page, consoleMessages } = await fixture.visit(
    `${fixture.script("")}<lead-form id="own" lang="de"><script type="application/json">${german}</script></lead-form><lead-form id="ours"></lead-form>`,
  );
  const ownForm = page.locator("#own");
  await ownForm.getByLabel("E-Mail").fill("polier@kunde.example");
  await ownForm.getByRole("button", { name: "Anfragen" }).click();
  await ownForm.getByText("Bitte die Stelle angeben").waitFor();
  await ownForm.getByLabel("Gesuchte Stelle").fill("Polier");
  await page.locator("#ours").getByLabel("Role you need").fill("Foreman");
  await ownForm.getByRole("button", { name: "Anfragen" }).click();
  await ownForm.getByText("Wir melden uns binnen 24 Stunden.").first().waitFor();
  const [row] = await fixture.rows("contact_submissions", "polier@kunde.example");
  expect(row?.consent).toMatchObject({ text: "Mit dem Absenden stimmen Sie zu." });
  await fixture.storeLead(page, "ours@client.example", "#ours");
  expect(consoleMessages).toEqual([]);
});
