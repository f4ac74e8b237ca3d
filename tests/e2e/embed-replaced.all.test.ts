import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { sendLead, useEmbedFixture } from "./embed-fixture.ts";

const fixture = useEmbedFixture();

const FORM = `<lead-form heading="Find a foreman" context="partner" partner="acme-jobs" data-ref="job-7" style="--rb-accent: #060"></lead-form>`;
const RECORDER = `<script>
  heard = [];
  for (const name of ["ready", "submitted", "error"])
    addEventListener("ridgebeam:" + name, ({ detail }) => heard.push([name, detail.reason ?? detail.widget]));
</script>`;

const readEvents = (page: Page): Promise<string[][]> => page.evaluate("heard");

/** The function of MooTools 1.2 and of the compatibility mode of later versions: it ignores all but one argument. */
const MOOTOOLS_BIND = `Function.prototype.bind = function (bind, args) {
  const self = this;
  return function () { return self.apply(bind, args != null ? [].concat(args) : arguments); };
};`;

describe("a page that has replaced built-ins", () => {
  test.each([
    ["Function.prototype.bind", "as MooTools does", MOOTOOLS_BIND],
    [
      "Function.prototype.bind",
      "as an old polyfill does",
      `Function.prototype.bind = function (self) { const own = this; return () => own.apply(self); };`,
    ],
    [
      "Array.from",
      "as Prototype does",
      `Array.from = (items) => { const length = items?.length || 0, copy = new Array(length);
        for (let at = 0; at < length; at++) copy[at] = items[at]; return copy; };`,
    ],
    [
      "JSON",
      "as Prototype 1.6 does",
      `Array.prototype.toJSON = function () { return "[" + this.join() + "]"; };`,
    ],
    [
      "Array.prototype",
      "with a map that stops early",
      `Array.prototype.map = function (fn) { return this.length ? [fn(this[0])] : []; };`,
    ],
    ["Array.prototype", "with another flat", `Array.prototype.flat = function () { return this; };`],
    ["Object.keys", "as a polyfill for objects does", `Object.keys = () => [];`],
    ["AbortSignal.timeout", "with nothing", `delete AbortSignal.timeout;`],
    [
      "String.prototype",
      "with another startsWith",
      `String.prototype.startsWith = function (text) { return this.indexOf(text) === 0; };`,
    ],
  ])("(%s, %s) shows the form in a frame, which sends", async (name, how, code) => {
    const { page, consoleMessages } = await fixture.visit(
      `${RECORDER}<script>${code}</script>${fixture.script()}${FORM}`,
      { before: () => Promise.resolve() },
    );
    await page.locator("lead-form").getByRole("button").or(page.locator("lead-form iframe")).first().hover();
    const frame = page.frameLocator("lead-form iframe");
    const email = `${how.toLowerCase().replaceAll(" ", "-")}@replaced.example`;
    await frame.getByText("Find a foreman").waitFor();
    const row = await fixture.storeLead(frame, email);
    expect(row).toMatchObject({
      partner: "acme-jobs",
      context: "partner",
      page_url: fixture.origin + new URL(page.url()).pathname,
    });
    await expect
      .poll(() => readEvents(page))
      .toEqual([
        ["ready", "lead-form"],
        ["submitted", "lead-form"],
      ]);
    expect(consoleMessages.join("\n")).toContain(`has replaced ${name}`);
  });

  test("so that the form's code cannot start, shows email and phone", async () => {
    const { page } = await fixture.embed(`<script>window.Set = function () {};</script>${RECORDER}${FORM}`, {
      before: () => Promise.resolve(),
    });
    await page.getByLabel("Role you need").focus();
    await page.getByRole("link", { name: /@/ }).waitFor();
    await expect.poll(() => readEvents(page)).toEqual([["error", "script"]]);
  });

  test("and forbids frames, shows email and phone", async () => {
    const { page } = await fixture.visit(
      `${RECORDER.replace("<script>", '<script nonce="n">')}<script nonce="n">${MOOTOOLS_BIND}</script>
      ${fixture.script('async nonce="n"')}${FORM}`,
      {
        headers: {
          "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-n' 'strict-dynamic'; connect-src ${fixture.site.url}`,
        },
      },
    );
    await page.getByRole("link", { name: /@/ }).waitFor();
    await page.locator('a[href^="tel:"]').waitFor();
    await expect.poll(() => readEvents(page)).toEqual([["error", "policy"]]);
  });

  test("shows email and phone in the header, which has no frame", async () => {
    const { page } = await fixture.embed(
      `${RECORDER}<script>${MOOTOOLS_BIND}</script><site-header></site-header>`,
      {
        viewport: { width: 1440, height: 900 },
      },
    );
    await page.locator("site-header").getByRole("button").first().hover();
    await expect.poll(() => readEvents(page)).toEqual([["error", "script"]]);
  });
});

describe("a page that replaces built-ins while a form is in use", () => {
  test.each([
    ["FormData", `window.FormData = function () { throw new Error("theirs"); };`],
    ["JSON.stringify", `JSON.stringify = () => { throw new Error("theirs"); };`],
    ["AbortSignal.timeout", `delete AbortSignal.timeout;`],
    ["crypto.randomUUID", `crypto.randomUUID = () => { throw new Error("theirs"); };`],
    ["Promise.prototype.finally", `Promise.prototype.finally = undefined;`],
    ["Function.prototype.bind", MOOTOOLS_BIND],
    ["Object.entries", `Object.entries = () => [];`],
    ["fetch", `window.fetch = () => { throw new Error("theirs"); };`],
  ])("(%s) either sends or shows email and phone, with an event", async (name, code) => {
    const { page } = await fixture.visit(`${RECORDER}${fixture.script()}${FORM}`, {
      before: () => Promise.resolve(),
    });
    await page.getByLabel("Role you need").focus();
    await expect.poll(() => readEvents(page)).toEqual([["ready", "lead-form"]]);
    await page.evaluate(code);
    await sendLead(page, "late@replaced.example");
    await expect.poll(async () => (await readEvents(page)).length, { timeout: 8000 }).toBeGreaterThan(1);
    const [, [outcome, reason] = []] = await readEvents(page);
    if (outcome === "submitted") return;
    expect(outcome).toBe("error");
    // Without `Object.entries`, the row is empty, and the backend refuses it.
    expect(reason).toBe(name === "Object.entries" ? "invalid" : "script");
    await page.getByRole("link", { name: /@/ }).waitFor();
    await page.locator('a[href^="tel:"]').waitFor();
    expect(new URL(page.url()).search).toBe("");
  });
});

test("a page on which not even events work shows email and phone after Send", async () => {
  const { page } = await fixture.embed(RECORDER + FORM, { before: () => Promise.resolve() });
  await page.getByLabel("Role you need").focus();
  await expect.poll(() => readEvents(page)).toEqual([["ready", "lead-form"]]);
  await page.evaluate(`Array.prototype.map = () => { throw new Error("theirs"); };`);
  await sendLead(page, "mute@replaced.example");
  await page.getByRole("link", { name: /@/ }).waitFor();
});
