import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { readEmbedRelease } from "../read-embed-release.ts";
import { LEAD_SUCCESS_MESSAGE, useEmbedFixture } from "./embed-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { heldRequests } from "./hold-requests.ts";
import { englishSite, spanishSite } from "./spanish-site.ts";

const fixture = useEmbedFixture();
const { messages: spanish, addresses, navigation, layout } = spanishSite;
const { messages: english, agency } = englishSite;

const shownTexts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")].map(({ shadowRoot }) => shadowRoot?.textContent ?? "").join(" "),
  );

const FIRST_TEXTS_SCRIPT = `<script>
  firstTexts = [];
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    new MutationObserver(() => firstTexts.push(root.textContent)).observe(root, { childList: true, subtree: true, characterData: true });
    return root;
  };
</script>`;

test("a form is rendered from the start in the language set on the tag, around it, or outside the shadow root that has it", async () => {
  const { page, consoleMessages } = await fixture.visit(
    `${FIRST_TEXTS_SCRIPT}${fixture.script()}<lead-form lang="es" sandbox></lead-form>
    <div lang="es-MX"><section><lead-form></lead-form></section></div>
    <div lang="ES"><job-page></job-page></div><script>
      customElements.define("job-page", class extends HTMLElement {
        connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<lead-form></lead-form>"; }
      });
    </script>`,
  );
  const forms = page.locator("lead-form");
  await expect.poll(() => forms.getByLabel(spanish.labels.role).count()).toBe(3);
  for (const form of await forms.all()) {
    await form.getByLabel(spanish.labels.role).fill("Capataz");
    await form.getByRole("button", { name: spanish.leadForm.submit }).click();
    await form.getByText(spanish.notices.quickIncomplete.title).waitFor();
  }
  await forms.first().getByText(spanish.sandbox.note).waitFor();
  const firstTexts = await page.evaluate<string[]>("firstTexts");
  expect(firstTexts.length).toBeGreaterThanOrEqual(3);
  for (const text of firstTexts) expect(text).not.toContain(english.labels.role);
  expect(consoleMessages).toEqual([]);
});

test("forms in untranslated languages, also if their code starts with es, and in an English part of a Spanish page are in English, and load no other language", async () => {
  const requestedUrls: string[] = [];
  const { page } = await fixture.visit(
    `<div lang="fr"><lead-form></lead-form></div><div lang="est"><lead-form></lead-form></div>
    <div lang="es"><main lang="en"><lead-form></lead-form></main></div>${fixture.script()}`,
    { route: (one) => one.on("request", (request) => requestedUrls.push(request.url())) },
  );
  const roles = page.getByLabel(english.labels.role);
  await expect.poll(() => roles.count()).toBe(3);
  for (const role of await roles.all()) await role.fill("Foreman");
  await expect.poll(() => requestedUrls.some((url) => url.includes("/parts/lead-form-"))).toBe(true);
  expect(requestedUrls.filter((url) => url.includes(".es"))).toEqual([]);
});

test("a form on a Spanish page is in Spanish before and after its script loads, and is stored with its language", async () => {
  const parts = heldRequests(/\/embed\/parts\/(?!lead-form\.es-)/);
  const { page, consoleMessages } = await fixture.visit(
    `<main lang="es">${fixture.script()}<lead-form partner="acme-jobs" urgency="true"></lead-form></main>`,
    { route: parts.hold },
  );
  const form = page.locator("lead-form");
  const role = form.getByLabel(spanish.labels.role);
  await role.waitFor();
  await form.getByText(spanish.labels.urgent).waitFor();
  await form.getByText(spanish.consent.request).waitFor();
  expect(await shownTexts(page)).not.toContain(english.consent.request);
  await role.fill("Superintendente");
  await form.getByRole("button", { name: spanish.leadForm.submit }).click();
  await form.getByText(spanish.waiting.sending).waitFor();
  parts.release();

  await form.getByText(spanish.notices.quickIncomplete.text!).waitFor();
  expect(await findViolations(page, WCAG)).toEqual([]);
  expect(await role.inputValue()).toBe("Superintendente");
  const email = form.locator("input[type=email]");
  await email.fill("nombre");
  await form.getByRole("button", { name: spanish.leadForm.submit }).click();
  await form.getByText(spanish.errors.emailAt).waitFor();
  await email.fill("capataz@translated.example");
  await form.getByRole("button", { name: spanish.leadForm.submit }).click();
  await form.getByRole("heading", { name: spanish.notices.quickSuccess.title }).waitFor();
  await form.getByText(spanish.thanks.sent).waitFor();
  for (const text of [english.thanks.sent, english.labels.email, LEAD_SUCCESS_MESSAGE])
    expect(await shownTexts(page)).not.toContain(text);

  const [row] = await fixture.rows("contact_submissions", "capataz@translated.example");
  expect(row).toMatchObject({ language: "es", partner: "acme-jobs" });
  for (const text of ["Superintendente", spanish.consent.request])
    expect(JSON.stringify(row)).toContain(text);
  expect(consoleMessages).toEqual([]);
});

test("every widget on a Spanish page is still in Spanish once hydrated, and links to the Spanish privacy policy", async () => {
  const tags = EMBEDDED_WIDGETS.map(({ tag }) => tag);
  const { page, consoleMessages } = await fixture.visit(
    `<body lang="es">${fixture.script()}${tags.map((tag) => `<${tag} context="partner"></${tag}>`).join("")}`,
    {
      // On narrower pages, a menu button replaces the header's links.
      viewport: { width: 1440, height: 900 },
      before: (one) =>
        one.addInitScript(
          "readied = []; addEventListener('ridgebeam:ready', ({ detail }) => readied.push(detail.widget))",
        ),
    },
  );
  for (const tag of tags) {
    const element = page.locator(tag).first();
    await element.locator(":is(input, select, a)").first().waitFor();
    await element.scrollIntoViewIfNeeded();
    if (tag === "site-header") await element.locator(".quick button").first().hover();
    await expect
      .poll(() => page.evaluate("readied"), { timeout: 15_000 })
      .toContain(tag === "site-header" ? "lead-form" : tag);
  }
  const visibleText = await shownTexts(page);
  for (const text of [
    english.labels.email,
    english.consent.request,
    english.portalLogin.submit,
    english.labels.optional,
  ])
    expect(visibleText).not.toContain(text);
  const policies = await page
    .locator("a", { hasText: spanish.consent.privacy })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(policies)).toEqual(
    new Set([`${fixture.site.url}${addresses.get(spanish.consent.privacyHref)}`]),
  );
  expect(consoleMessages).toEqual([]);
});

test("a Spanish header links to Spanish pages, marks links to English pages, and marks the current page", async () => {
  const { page, consoleMessages } = await fixture.visit(
    `<body lang="es">${fixture.script()}<site-header current="/services"></site-header>`,
    { viewport: { width: 1440, height: 900 } },
  );
  const header = page.locator("site-header");
  const currentLink = header.locator(".site-header-links [aria-current=page]");
  await expect.poll(() => currentLink.allInnerTexts()).toEqual([navigation.links[0]!.text]);
  const links = await header
    .locator(`a[href^="${fixture.site.url}"]:not([href*=privac])`)
    .evaluateAll((all) =>
      all.map((link) => ["href", "hreflang", "title"].map((name) => link.getAttribute(name))),
    );
  const keys = ["/", ...navigation.links.map(({ href }) => href), navigation.portal.href];
  for (const key of keys) {
    const [path = ""] = key.split("#");
    const translatedPath = addresses.get(path);
    const expected =
      translatedPath === undefined
        ? [fixture.site.url + key, "en", layout.inEnglish]
        : [fixture.site.url + translatedPath + key.slice(path.length), null, null];
    expect(links, key).toContainEqual(expected);
  }
  expect(new Set(links.map(([href]) => href)).size).toBe(keys.length);

  await header.evaluate((host) => host.setAttribute("current", "/insights"));
  await expect.poll(() => currentLink.allInnerTexts()).toEqual([navigation.links[2]!.text]);
  // Using the quick form loads its script, which marks the current link from then on.
  await header.locator(".quick button").first().click();
  await header.locator(".quick-panel input").first().fill("Capataz");
  await page.waitForLoadState("networkidle");
  await header.evaluate((host) => host.setAttribute("current", "/services"));
  await expect.poll(() => currentLink.allInnerTexts()).toEqual([navigation.links[0]!.text]);
  expect(await header.locator(".quick-panel input").first().inputValue()).toBe("Capataz");
  expect(consoleMessages).toEqual([]);
});

test.each([
  ["form", "lead-form", "its script", /parts\/(?!lead-form\.es-)/, spanish, "es-US"],
  ["form", "lead-form", "anything", /parts\//, english, "en"],
  ["explorer", "salary-explorer", "its script", /salary-explorer-[A-Z\d]{8}\.js/, spanish, "es-US"],
])(
  "email and phone of a Spanish %s <%s> that cannot load %s are in a language that has loaded",
  async (_name, tag, _what, address, messages, language) => {
    const { page } = await fixture.embed(`<${tag} lang="es"></${tag}>`, {
      route: (one) => one.route(address, (route) => route.abort()),
    });
    const contact = page.locator(`${tag} .form-fallback`);
    await contact.getByText(messages.fallback.failed).waitFor();
    await contact.getByText(messages.fallback.email).first().waitFor();
    await contact.getByRole("link", { name: agency.email }).waitFor();
    const readLanguage = () => contact.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
    expect(await readLanguage()).toBe(language);
  },
);

test("a Spanish form from the pinned English script is in English and logs a warning that says why, and from the pinned Spanish script is in Spanish", async () => {
  const forms = `<lead-form lang="es"></lead-form><contact-form></contact-form>`;
  const { page, consoleMessages } = await fixture.visit(fixture.pinnedScript() + forms);
  await page.getByRole("button", { name: english.leadForm.submit, exact: true }).waitFor();
  expect(await page.locator("lead-form [data-rb]").getAttribute("lang")).toBe("en");
  expect(consoleMessages).toEqual([
    expect.stringMatching(/<lead-form> is in English; for es, load forms\.es-/),
  ]);
  expect(readFileSync(`dist${readEmbedRelease("dist").file}`, "utf8")).not.toContain(spanish.leadForm.submit);

  await fixture.visit(fixture.pinnedScript("es") + forms, { reuse: page });
  await page.locator("contact-form").getByText(english.consent.request).waitFor();
  await page.getByRole("button", { name: spanish.leadForm.submit }).click();
  await page.getByText(spanish.notices.quickIncomplete.text!).waitFor();
});
