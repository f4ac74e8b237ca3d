import type { Page } from "playwright";
import { expect, test } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import { usePageFixture } from "./page-fixture.ts";
import { heldRequests } from "./hold-requests.ts";

const fixture = usePageFixture();
const { demoNote } = shippedSite.messages.portalLogin;

interface ScriptSetup {
  javaScriptEnabled?: boolean;
  before?: (page: Page) => Promise<unknown>;
}

const FORM_SCRIPT = "**/widgets/portal-login-*";

const SCRIPT_STATES: readonly [name: string, scripts: ScriptSetup][] = [
  ["scripts are disabled", { javaScriptEnabled: false }],
  ["scripts are still loading", { before: heldRequests("**/widgets/**").hold }],
  ["only the form's script is still loading", { before: heldRequests(FORM_SCRIPT).hold }],
  [
    "only the form's script fails to load",
    { before: (page) => page.route(FORM_SCRIPT, (route) => route.abort()) },
  ],
  ["all scripts have loaded", {}],
];

test.each(SCRIPT_STATES)(
  "if %s, input in the sign-in form never leaves the browser, as the page promises",
  async (name, { before, ...options }) => {
    const requests: string[] = [];
    const { page } = await fixture.visit("/portal", {
      ...options,
      returnOnCommit: true,
      before: async (openedPage) => {
        openedPage.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
        await before?.(openedPage);
      },
    });
    const signIn = page.locator("main portal-login");
    await signIn.getByText(demoNote).waitFor();
    const form = signIn.locator("form");
    // Show the form without scripts, as in a browser that does not support the media query that hides it.
    await form.evaluate((element) => element.style.setProperty("display", "grid", "important"));
    await form.getByLabel("Email").fill("dana@typed.example");
    await form.getByLabel("Password", { exact: true }).fill("typed-password");
    await form.getByLabel("Remember me").check();
    if (name === "all scripts have loaded") await signIn.and(page.locator(":defined")).waitFor();
    await form.getByLabel("Password", { exact: true }).press("Enter");
    await form.locator("[type=submit]").dispatchEvent("click");
    await page.waitForTimeout(300);
    expect(page.url()).toBe(`${fixture.site.url}/portal`);
    // Submit like a browser without `requestSubmit`: with GET, to the page's URL.
    await form.evaluate((element: HTMLFormElement) => {
      element.method = "get";
      HTMLFormElement.prototype.submit.call(element);
    });
    await expect
      .poll(() => requests.filter((one) => one.startsWith(`${fixture.site.url}/portal`)).length)
      .toBe(2);
    expect(requests.join("\n")).not.toMatch(/typed/);
    expect(requests.filter((one) => one.includes("/portal")).at(-1)).toBe(`${fixture.site.url}/portal? `);
  },
);

test("a framed sign-in without scripts has no form to submit, and says that it is a demonstration", async () => {
  const response = await fetch(`${fixture.site.url}/embed/frame/portal-login`);
  const [, written] = /<noscript>([^]*)<\/noscript>/.exec(await response.text()) ?? [];
  expect(written).toContain(demoNote);
  expect(written).not.toContain("<form");
});
