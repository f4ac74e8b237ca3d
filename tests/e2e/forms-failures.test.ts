import type { Page, Response, Route } from "playwright";
import { expect, test } from "vitest";
import { useFormFixture } from "./form-fixture.ts";
import { contact, fillForm, sendForm, readNotice, locateSendButton, readValues } from "./sample-forms.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = useFormFixture();

const ROWS = "**/rest/v1/**";
const PERSONAL = /dana|okafor|halvorsen|example|0111/i;

const html = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: "text/html", body: "<!doctype html><title>Sign in to Wi-Fi</title>" });
const restError = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { code, message, details: null, hint: null } });
const dropConnection = (route: Route) => route.abort("internetdisconnected");
const neverAnswer = () => undefined;

function shortenTimeouts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds >= 15_000 ? 100 : milliseconds);
    const wait = window.setTimeout.bind(window);
    const setShortTimeout = (task: () => void, milliseconds = 0): number =>
      wait(task, milliseconds >= 15_000 && milliseconds < 16_000 ? 100 : milliseconds);
    Object.assign(window, { setTimeout: setShortTimeout });
  });
}

const ROW_FAILURES: [string, (route: Route) => unknown][] = [
  [
    "the grant is missing",
    restError(401, "42501", "permission denied for table contact_submissions Dana Okafor"),
  ],
  ["a value is refused", restError(400, "23514", "Failing row contains (Dana, Okafor, Halvorsen Pike)")],
  ["a hotel's network answers with a page", html(200)],
  ["there is no network", dropConnection],
  ["there is no answer in 15 seconds", neverAnswer],
];

test("a form whose request fails shows one notice, preserves its values, and logs one line", async () => {
  const { page, form, messages } = await fixture.visitForm(contact, { before: shortenTimeouts });
  await fillForm(form, contact, "dana@fail.example");
  const filledValues = await readValues(form);
  for (const [when, answer] of ROW_FAILURES) {
    await page.unrouteAll();
    await page.route(ROWS, (route) => answer(route) as Promise<void>);
    messages.length = 0;
    await locateSendButton(form).click();
    expect(await readNotice(page, "alert"), when).toEqual(contact.failureLines);
    expect(await readValues(form), when).toEqual(filledValues);
    await expect.poll(() => locateSendButton(form).isEnabled(), { message: when }).toBe(true);
    await expect.poll(() => messages, { message: when }).toHaveLength(1);
    expect(messages[0], when).not.toMatch(PERSONAL);
    await page.getByRole("button", { name: "Dismiss" }).click();
  }
});

test("a failed form shows the request ID from the server's log until the next attempt, which is stored once even if its response is lost", async () => {
  const { page, form } = await fixture.visitForm(contact);
  await fillForm(form, contact, "again@fail.example");
  const sendAndWait = async (role: "alert" | "status"): Promise<Response> => {
    const response = page.waitForResponse(ROWS);
    await locateSendButton(form).click();
    expect(await readNotice(page, role)).toEqual(
      role === "alert" ? contact.failureLines : contact.successLines,
    );
    return response;
  };
  await page.route(
    ROWS,
    (route) => route.continue({ headers: { ...route.request().headers(), apikey: "of another site" } }),
    { times: 1 },
  );
  const id = await (await sendAndWait("alert")).headerValue("x-request-id");
  expect(id).toMatch(/^[0-9A-Z]{8}$/);
  await form.getByText(`Reference ${id}`, { exact: true }).waitFor();

  await page.route(
    ROWS,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await locateSendButton(form).click();
  await form.getByText("Reference").waitFor({ state: "detached" });
  expect(await readNotice(page, "alert")).toEqual(contact.failureLines);

  expect((await sendAndWait("status")).status()).toBe(409);
  await page.locator("[role=alert] > .notice").waitFor({ state: "detached" });
  expect(await fixture.rows("contact_submissions", "again@fail.example")).toHaveLength(1);
});

test.runIf(isFullRun)("a script that failed to load is loaded again on the next Send", async () => {
  const { page, form } = await fixture.visitForm(contact);
  await form.getByLabel("First name").hover();
  await page.waitForFunction(() => customElements.get("contact-form") !== undefined);
  await page.context().setOffline(true);
  await sendForm(form, contact, "tunnel@fail.example");
  expect(await readNotice(page, "alert")).toEqual(contact.failureLines);
  await page.context().setOffline(false);
  await locateSendButton(form).click();
  expect(await readNotice(page, "status")).toEqual(contact.successLines);
  expect(await fixture.rows("contact_submissions", "tunnel@fail.example")).toHaveLength(1);
});
