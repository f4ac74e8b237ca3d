import type { Locator, Page } from "playwright";
import { expect, test, vi } from "vitest";
import { getSharedBrowser, openPage } from "../browser/open-browser.ts";
import { isFullRun, selectCases } from "../is-full-run.ts";
import { useDesk } from "./desk-fixture.ts";
import { useMailbox } from "./mailbox-fixture.ts";
import {
  contact,
  employerLead,
  fillForm,
  locateForm,
  locateSendButton,
  remoteWork,
  resume,
  type SampleForm,
} from "./sample-forms.ts";
import { spanishSite } from "./spanish-site.ts";
import { startSite } from "./start-site.ts";

vi.setConfig({ testTimeout: 240_000 });

const agency = "agency@mail.example";
const mailbox = useMailbox();
const fixture = useDesk(() => startSite({ SMTP_URL: mailbox.url, MAIL_TO: agency }));

/** Opens a page in a browser that signals Global Privacy Control, so that the page's URL is not sent. */
async function visit(path: string) {
  const { page, consoleProblems } = await openPage(await getSharedBrowser());
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.clock.install();
  await page.goto(fixture.site.url + path);
  return { page, consoleProblems };
}

async function send(page: Page, form: ReturnType<Page["locator"]>, email: string): Promise<string> {
  await form.getByLabel("Email").fill(email);
  await page.clock.fastForward(3_500);
  await locateSendButton(form).click();
  await form.getByRole("button", { name: "Send another" }).waitFor();
  return (await form.locator(".form-thanks p a").getAttribute("href")) ?? "";
}

test("a request from a state's page names the state in mail, desk and receipt, with Global Privacy Control", async () => {
  const { page, consoleProblems } = await visit("/locations/wyoming");
  const form = page.locator("main lead-form");
  const location = form.getByLabel("Location");
  expect(await location.inputValue()).toBe("Wyoming");
  await location.fill("Casper, Wyoming");
  await form.getByLabel("Role you need").fill("Superintendent");
  const receipt = await send(page, form, "casper@mail.example");

  const { parsed, text } = await mailbox.waitForMail(agency, "casper@mail.example");
  expect(parsed.subject).toContain("Superintendent, Casper, Wyoming");
  expect(text).toContain("Wyoming page");
  const line = fixture.dana.row("Casper, Wyoming");
  await line.waitFor();
  expect(await line.textContent()).toContain("Wyoming page");
  await page.goto(receipt);
  await page.getByText("Casper, Wyoming").waitFor();
  expect(consoleProblems).toEqual([]);
});

test("the header's form on a state's page and an article's form are filled in with their subject", async () => {
  const state = await visit("/locations/texas");
  await state.page.getByRole("button", { name: "Request Talent" }).click();
  const header = state.page.locator("site-header .quick-panel");
  expect(await header.getByLabel("Location").inputValue()).toBe("Texas");
  await header.getByLabel("Role you need").fill("Estimator");
  await send(state.page, header, "texas@mail.example");
  const fromHeader = await mailbox.waitForMail(agency, "texas@mail.example");
  expect(fromHeader.parsed.subject).toContain("Estimator, Texas");

  const article = await visit("/insights/electrician-hiring-guide-2025");
  const form = article.page.locator("main lead-form");
  expect(await form.getByLabel("Role you need").inputValue()).toBe("Electrician");
  const articleHeader = article.page.locator("site-header .quick-panel");
  expect(await articleHeader.getByLabel("Role you need").inputValue()).toBe("Electrician");
  await send(article.page, form, "article@mail.example");
  const fromArticle = await mailbox.waitForMail(agency, "article@mail.example");
  expect(fromArticle.parsed.subject).toContain("Electrician");
  expect(fromArticle.text).toContain("Electrician guide");
  expect([state.consoleProblems, article.consoleProblems]).toEqual([[], []]);
});

test.runIf(isFullRun)(
  "a request from every type of page with a form names its role and place in mail, desk and receipt",
  async () => {
    const requests = [
      { path: "/services", typed: "Crane Operator", named: "Crane Operator" },
      { path: "/industries", typed: "Pipefitter", named: "Pipefitter" },
      { path: "/insights/project-manager-hiring-guide", typed: undefined, named: "Project Manager" },
      {
        path: "/insights/california-infrastructure-engineer-shortage",
        typed: "Inspector",
        named: "Inspector, California",
      },
    ];
    for (const [index, { path, typed, named }] of requests.entries()) {
      const { page, consoleProblems } = await visit(path);
      const form = page.locator("main lead-form");
      if (typed !== undefined) await form.getByLabel("Role you need").fill(typed);
      const email = `page-${index}@mail.example`;
      const receipt = await send(page, form, email);
      const { parsed } = await mailbox.waitForMail(agency, email);
      expect(parsed.subject, path).toContain(named);
      await fixture.dana.row(named).waitFor();
      await page.goto(receipt);
      for (const part of named.split(", ")) await page.locator("main").getByText(part).first().waitFor();
      expect(consoleProblems, path).toEqual([]);
      await page.context().close();
    }
  },
);

test.each(
  selectCases([
    { sample: contact, named: "Bridge foreman · Boise, Idaho", row: "Bridge foreman" },
    { sample: employerLead, named: "Form: Landing page", row: "Landing page" },
    { sample: remoteWork, named: "BIM coordinator", row: "BIM coordinator" },
    { sample: resume, named: "Estimator", row: "Estimator" },
  ]),
)(
  "$sample.name names what was asked for in mail and desk, with Global Privacy Control",
  async ({ sample, named, row }) => {
    const { page, consoleProblems } = await visit(sample.path);
    const form = locateForm(page, sample);
    const email = `${sample.tag}@mail.example`;
    await fillForm(form, sample, email);
    await page.clock.fastForward(3_500);
    await locateSendButton(form).click();
    const { text } = await mailbox.waitForMail(agency, email);
    expect(text).toContain(named);
    await fixture.dana.row(row).first().waitFor();
    expect(consoleProblems).toEqual([]);
    await page.context().close();
  },
);

const { messages, addresses } = spanishSite;
const [, spanishYears = ""] = messages.choices.experience;

const openReceiptOf = async (page: Page, form: Locator): Promise<string> => {
  await page.goto((await form.locator(".form-thanks p a").first().getAttribute("href")) ?? "");
  await page.getByRole("region", { name: spanishSite.receipt.sent.title }).waitFor();
  return page.locator("main").innerText();
};

test.runIf(isFullRun)(
  "a Spanish employer's request and a Spanish application name their form or trade in mail, desk and receipt, with Global Privacy Control",
  async () => {
    const spanishEmployer: SampleForm = {
      ...employerLead,
      path: addresses.get("/landing-page")!,
      texts: { [messages.labels.name]: "Luz del Carmen Ortega", [messages.labels.phone]: "512 555 0144" },
      email: messages.labels.workEmail,
      checkboxes: [messages.consent.employer, messages.consent.contact],
    };
    const spanishResume: SampleForm = {
      ...resume,
      path: addresses.get("/resume")!,
      texts: {
        [messages.labels.firstName]: "Luz",
        [messages.labels.lastName]: "Ortega",
        [messages.labels.phone]: "303 555 0162",
        [messages.labels.desiredPosition]: "Superintendente de obra",
      },
      email: messages.labels.email,
      choices: { [messages.labels.experience]: spanishYears },
    };
    for (const [sample, named, row, received] of [
      [spanishEmployer, "Form: Landing page", "Luz del Carmen Ortega", "Luz del Carmen Ortega"],
      [spanishResume, "Superintendente de obra", "Superintendente de obra", "Superintendente de obra"],
    ] as const) {
      const { page, consoleProblems } = await visit(sample.path);
      const form = locateForm(page, sample);
      const email = `es-${sample.tag}@mail.example`;
      for (const [label, text] of Object.entries(sample.texts))
        await form.getByLabel(label, { exact: true }).fill(text);
      await form.getByLabel(sample.email, { exact: true }).fill(email);
      for (const [label, choice] of Object.entries(sample.choices ?? {}))
        await form.getByLabel(label).selectOption(choice);
      for (const label of sample.checkboxes ?? []) await form.getByLabel(label).check();
      if (sample.file) await form.getByLabel(messages.labels.resume).setInputFiles(sample.file);
      await page.clock.fastForward(3_500);
      await locateSendButton(form).click();
      await form.locator(".form-thanks h2").waitFor();

      const { text } = await mailbox.waitForMail(agency, email);
      expect(text).toContain(named);
      expect(text).toContain("Language: Spanish");
      const line = fixture.dana.row(row).first();
      await line.waitFor();
      if (sample === spanishEmployer) expect(await line.textContent()).toContain("Landing page");
      expect(await openReceiptOf(page, form)).toContain(received);
      expect(consoleProblems).toEqual([]);
      await page.context().close();
    }
  },
);

test.each(["/", "/es"])(
  "on %s, the link for emergency fills leads to a form that is urgent, which can be changed",
  async (path) => {
    const { page, consoleProblems } = await visit(path);
    await page.locator("#searches tbody a").first().click();
    await page.waitForURL(/\?urgency=urgent#request$/);
    const choices = page.locator("main lead-form [name=urgency]");
    const readChosen = () => page.locator("main lead-form [name=urgency]:checked").getAttribute("value");
    await expect.poll(readChosen).toBe("urgent");
    expect(await choices.first().isVisible()).toBe(true);
    await choices.first().check();
    expect(await readChosen()).toBe("standard");
    expect(consoleProblems).toEqual([]);
  },
);

test("a position on the industries page fills in the role", async () => {
  const { page } = await visit("/industries");
  const position = page.locator("main article a[href*='role=']").first();
  const name = await position.textContent();
  await position.click();
  await expect.poll(() => page.locator("main lead-form [name=position]").inputValue()).toContain(name ?? "-");
});
