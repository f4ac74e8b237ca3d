import type { Page } from "playwright";
import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { SANDBOX_OUTCOMES } from "../../model/tags/sandbox-outcomes.ts";
import { LEAD_SUCCESS_MESSAGE, sendLead, useEmbedFixture } from "./embed-fixture.ts";
import { contact, sendForm, readNotice, resume, locateSendButton, salaryReport } from "./sample-forms.ts";

const fixture = useEmbedFixture();

const NOTE = "Test form: nothing that you enter here is sent or stored.";

/** URLs of the backend that the page of the current test has requested. */
const requestedUrls: string[] = [];

/** Records requests to the backend, and the forms' events. */
async function watch(page: Page): Promise<void> {
  requestedUrls.length = 0;
  page.on("request", (request) => {
    if (/\/(?:rest|storage)\/v1\//.test(request.url())) requestedUrls.push(request.url());
  });
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { told: events });
    for (const name of ["ready", "start", "before-submit", "submitted", "error"])
      document.addEventListener(`ridgebeam:${name}`, (event) =>
        events.push([name, (event as CustomEvent<object>).detail]),
      );
  });
}

test("a form in the sandbox is labeled, emits the same events, stores nothing, responds with an outcome that can be changed, and is stored once the sandbox is off", async () => {
  const { page, consoleMessages } = await fixture.embed(`<lead-form context="partner" sandbox></lead-form>`, {
    before: watch,
  });
  await page.locator("lead-form").getByText(NOTE).waitFor();
  await sendLead(page, "switched@sandbox.example");
  await page.getByText(LEAD_SUCCESS_MESSAGE).first().waitFor();
  const detail = { widget: "lead-form", context: "partner" };
  await expect
    .poll(() => page.evaluate("told"))
    .toEqual(
      ["ready", "start", "before-submit", "submitted"].map((name) => [
        name,
        { ...detail, sandbox: "success" },
      ]),
    );
  expect(requestedUrls).toEqual([]);
  expect(await fixture.rows("contact_submissions", "switched@sandbox.example")).toEqual([]);
  expect(consoleMessages).toEqual([]);

  await page.getByRole("button", { name: "Send another" }).click();
  const form = page.locator("lead-form");
  const setSandbox = (value: string | null): Promise<void> =>
    form.evaluate(
      (host, one) => (one === null ? host.removeAttribute("sandbox") : host.setAttribute("sandbox", one)),
      value,
    );
  await form.getByLabel("Role you need").fill("Superintendent");
  await form.getByLabel("Email", { exact: true }).fill("switched@sandbox.example");
  for (const reason of SANDBOX_OUTCOMES.filter((one) => one !== "success")) {
    await setSandbox(reason);
    await locateSendButton(form).click();
    const readLastError = () => page.evaluate("told.filter(([name]) => name === 'error').at(-1)?.[1]");
    await expect.poll(readLastError).toEqual({ ...detail, reason, sandbox: reason });
    expect(await form.getByLabel("Email", { exact: true }).inputValue()).toBe("switched@sandbox.example");
  }
  // Some frameworks write sandbox="false". The form stays in sandbox mode, but does not report success.
  await setSandbox("false");
  await locateSendButton(form).click();
  await expect.poll(() => page.evaluate("told.at(-1)")).toMatchObject(["error", { reason: "failed" }]);
  expect(requestedUrls).toEqual([]);
  await setSandbox(null);
  await form.getByText(NOTE).waitFor({ state: "hidden" });
  await locateSendButton(form).click();
  await form.getByText(LEAD_SUCCESS_MESSAGE).first().waitFor();
  expect(await fixture.rows("contact_submissions", "switched@sandbox.example")).toHaveLength(1);
});

test("forms of every table in the sandbox validate the input, and store no row or file", async () => {
  const samples = [contact, salaryReport, resume];
  const { page } = await fixture.embed(`${samples.map(({ tag }) => `<${tag} sandbox></${tag}>`).join("")}`, {
    before: watch,
  });
  for (const sample of samples) {
    const form = page.locator(sample.tag);
    await form.scrollIntoViewIfNeeded();
    await form.getByText(NOTE).waitFor();
    await locateSendButton(form).click();
    await form.locator('[part~="error"]').first().waitFor();
    const email = `${sample.tag}@sandbox.example`;
    await sendForm(form, sample, email);
    expect(await readNotice(form, "status")).toEqual(sample.successLines);
    expect(requestedUrls).toEqual([]);
    expect(await fixture.rows(sample.table, email)).toEqual([]);
  }
});

test("the sign-in in the sandbox works with the strictest policy, and does not remember the email", async () => {
  const { demoEmail, demoPassword } = shippedSite.messages.portalLogin;
  const { page, consoleMessages } = await fixture.visitStrictPage(`<portal-login sandbox></portal-login>`);
  const form = page.locator("portal-login");
  await form.getByLabel("Email").fill(demoEmail);
  await form.getByLabel("Password", { exact: true }).fill(demoPassword);
  await form.getByLabel("Remember me").check();
  await form.getByRole("button", { name: "Sign In" }).click();
  await form.getByText("Login successful!").waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(consoleMessages).toEqual([]);
});
