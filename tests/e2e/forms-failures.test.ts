import type { Response } from "playwright";
import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";
import { loseNextResponse } from "./hold-requests.ts";
import { contact, fillForm, sendForm, readNotice, locateSendButton, readValues } from "./sample-forms.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = usePageFixture();

const ROWS = "**/rest/v1/**";
const PERSONAL = /dana|okafor|halvorsen|example|0111/i;

const ROW_FAILURES = [
  [401, "42501", "permission denied for table contact_submissions Dana Okafor"],
  [400, "23514", "Failing row contains (Dana, Okafor, Halvorsen Pike)"],
] as const;

test("a form whose request fails shows one notice, preserves its values, and logs one line", async () => {
  const { page, form, consoleProblems } = await fixture.visitForm(contact);
  await fillForm(form, contact, "dana@fail.example");
  const filledValues = await readValues(form);
  for (const [status, code, when] of ROW_FAILURES) {
    await page.route(ROWS, (route) => route.fulfill({ status, json: { code, message: when } }));
    consoleProblems.length = 0;
    await locateSendButton(form).click();
    expect(await readNotice(page, "alert"), when).toEqual(contact.failureLines);
    expect(await readValues(form), when).toEqual(filledValues);
    await expect.poll(() => locateSendButton(form).isEnabled(), { message: when }).toBe(true);
    const listOwnWarnings = () => consoleProblems.filter((text) => text.startsWith("ridgebeam:"));
    await expect.poll(listOwnWarnings, { message: when }).toHaveLength(1);
    expect(consoleProblems.join(), when).not.toMatch(PERSONAL);
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

  await loseNextResponse(page, ROWS);
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
