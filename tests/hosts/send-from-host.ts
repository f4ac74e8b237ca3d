import { setTimeout as sleep } from "node:timers/promises";
import { KEYS, type DrivenBrowser } from "../browser/driven-browser.ts";

/** JavaScript expression for the form's state, as the page's scripts see it: "ready", "sent" or "". */
const STATE_EXPRESSION = `(() => {
  if (document.querySelector("iframe")) return messages.includes("ridgebeam:submitted") ? "sent" : messages.includes("ridgebeam:height") ? "ready" : "";
  const root = document.querySelector("lead-form, rb-lead-form")?.shadowRoot;
  return root?.querySelector(".form-thanks") ? "sent" : root?.querySelector("form") ? "ready" : "";
})()`;

/** JavaScript expression: "entered" once the form or its iframe has focus. An iframe may receive focus late. */
const ENTERED_EXPRESSION = `document.activeElement.matches("iframe, lead-form, rb-lead-form") ? "entered" : ""`;

/** Timeout per form state in milliseconds, several times what a busy machine needs. */
const TIMEOUT_MS = 60_000;

async function waitFor(
  browser: DrivenBrowser,
  expectedState: string,
  expression = STATE_EXPRESSION,
): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  let state = "";
  while (Date.now() < end) {
    state = await browser.run<string>(expression);
    if (state === expectedState) return;
    await sleep(100);
  }
  throw new Error(`${browser.name}: the form was "${state}" and never ${expectedState}`);
}

export async function sendFromHost(browser: DrivenBrowser, address: string, email: string): Promise<void> {
  await browser.open(address);
  await waitFor(browser, "ready");
  await browser.press([KEYS.tab]);
  await waitFor(browser, "entered", ENTERED_EXPRESSION);
  await browser.press([..."Foreman jk"]);
  await browser.press([KEYS.tab, ...email]);
  // Skip the phone number, and press the submit button.
  await browser.press([KEYS.tab, KEYS.tab, KEYS.enter]);
  await waitFor(browser, "sent");
}
