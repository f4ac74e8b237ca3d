import { describe, expect, test } from "vitest";
import { LEAD_SUCCESS_MESSAGE, sendLead, useEmbedFixture } from "./embed-fixture.ts";
import { heldRequests } from "./hold-requests.ts";

const fixture = useEmbedFixture();

const FORM = `<lead-form heading="Find a foreman" partner="acme-jobs"></lead-form>`;

describe("elements that shadow properties of the document", () => {
  test("do not affect a form, load third-party code or send leads to a third party", async () => {
    // Libraries check for these globals.
    const names = "process Deno global module exports require define React EdgeRuntime".split(" ");
    const origin = "https://evil.example";
    const requestedPaths: string[] = [];
    const { page, consoleMessages } = await fixture.visit(
      `<img name="currentScript" src="${origin}/embed/v1.js" data-prefix="evil" data-origin="${origin}" alt="">
      <img name="referrer" alt=""><img name="readyState" alt=""><img name="createDocumentFragment" alt="">
      ${names.map((name) => `<a id="${name}" href="#"></a>`).join("")}${fixture.script("")}${FORM}`,
      {
        route: (one) =>
          one.route(`${origin}/**`, async (route) => {
            requestedPaths.push(new URL(route.request().url()).pathname);
            const headers = { "access-control-allow-origin": "*" };
            await route.fulfill({ contentType: "text/javascript", headers, body: "" });
          }),
      },
    );
    await fixture.storeLead(page, "clobbered@hostile.example");
    expect(requestedPaths).toEqual(["/embed/v1.js"]);
    expect(consoleMessages).toEqual([]);
  });

  test("are reported if they keep a form from loading, and leave the fallback content in place", async () => {
    const { page, consoleMessages } = await fixture.visit(
      `<script>heard = []; addEventListener("ridgebeam:error", ({ detail }) => heard.push(detail));</script>
      <img name="createElement" alt="">${fixture.script()}<lead-form><a href="mailto:x@y.example">Write to us</a></lead-form>`,
    );
    await page.waitForFunction("heard.length > 0");
    expect(await page.evaluate("heard")).toEqual([{ widget: "lead-form", reason: "script" }]);
    expect(await page.getByText("Write to us").isVisible()).toBe(true);
    await expect.poll(() => consoleMessages).toHaveLength(1);
    expect(consoleMessages[0]).toContain("<lead-form> failed to load");
  });
});

describe("a page that replaces global objects", () => {
  /** Replaces global DOM types such as `window.Document` with functions, as MooTools does. */
  const MOOTOOLS = `for (const name of ["Document", "Window", "Element", "Event"]) window[name] = function () {};`;

  test("as MooTools does, and makes fetch always send credentials, can send a form", async () => {
    const { page, consoleMessages } = await fixture.visit(
      `<script>
        ${MOOTOOLS}
        { const plain = window.fetch; window.fetch = (input, init) => plain(input, { ...init, credentials: "include" }); }
      </script>${fixture.script()}${FORM}`,
    );
    await fixture.storeLead(page, "mootools@hostile.example");
    expect(consoleMessages).toEqual([]);
  });

  test.each([
    ["HTMLElement", `function () {}`],
    ["CSSStyleSheet", `undefined`],
    ["URL", `undefined`],
    ["Error", `undefined`],
    ["Map", `undefined`],
    ["customElements", `undefined`],
    ["CustomEvent", `function () {}`],
  ])(
    "such as %s with %s shows the form or receives an error event, without uncaught errors",
    async (name, code) => {
      const { page, consoleMessages } = await fixture.visit(
        `<script>
        heard = [];
        addEventListener("ridgebeam:error", ({ detail }) => heard.push(detail.widget));
        own = Object.getOwnPropertyDescriptor(window, "${name}");
        Object.defineProperty(window, "${name}", { value: ${code}, configurable: true });
      </script>
      ${fixture.script("")}<lead-form><a href="mailto:x@y.example">Write to us</a></lead-form>
      <script>Object.defineProperty(window, "${name}", own);</script>`,
      );
      await page.waitForFunction(
        `heard.includes("lead-form") || document.querySelector("lead-form").shadowRoot?.querySelector("form")`,
      );
      expect(consoleMessages.filter((line) => !line.startsWith("ridgebeam:"))).toEqual([]);
    },
  );
});

test("elements that a browser extension adds to a form's shadow root are not styled", async () => {
  const { page } = await fixture.embed(`${FORM}<site-header></site-header>`);
  for (const tag of ["lead-form", "site-header"]) {
    await page.locator(tag).locator("[data-rb]").waitFor();
    const measurements = await page.locator(tag).evaluate((host) => {
      const before = host.getBoundingClientRect().height;
      const style = document.createElement("style");
      style.className = "darkreader";
      style.textContent = "a { color: inherit } ".repeat(500);
      const badge = Object.assign(document.createElement("span"), { textContent: "badge" });
      host.shadowRoot!.prepend(style);
      host.shadowRoot!.append(badge);
      const { display, padding } = getComputedStyle(badge);
      badge.remove();
      return { grown: host.getBoundingClientRect().height - before, display, padding };
    });
    expect(measurements, tag).toEqual({ grown: 0, display: "inline", padding: "0px" });
  }
});

test("a form that is moved to another document is still styled and can be sent", async () => {
  const { page, consoleMessages } = await fixture.embed(
    `<lead-form urgency="true" partner="acme-jobs"></lead-form><iframe title="Panel" style="width: 600px; height: 700px"></iframe>`,
  );
  const form = page.locator("lead-form");
  await form.getByLabel("Role you need").fill("Rigger");
  const readStyles = () =>
    [".btn", ".field-input", "[data-rb]", ".form-trap"].map((part) => {
      const root = (document.querySelector("lead-form") ??
        document.querySelector("iframe")!.contentDocument!.querySelector("lead-form"))!.shadowRoot!;
      const { color, backgroundColor, padding, borderRadius, position, clipPath, opacity } = getComputedStyle(
        root.querySelector(part)!,
      );
      return { color, backgroundColor, padding, borderRadius, position, clipPath, opacity };
    });
  const before = await page.evaluate(readStyles);
  await page.evaluate(() => {
    document.querySelector("iframe")!.contentDocument!.body.append(document.querySelector("lead-form")!);
  });
  const framedForm = page.frameLocator("iframe").locator("lead-form");
  await framedForm.locator(".btn").waitFor();
  expect(await page.evaluate(readStyles)).toEqual(before);
  await fixture.storeLead(page.frameLocator("iframe"), "moved@hostile.example");
  expect(consoleMessages).toEqual([]);
});

test("a page that adds to Object.prototype does not change forms, even one that loads later from files that both share", async () => {
  const { page, consoleMessages } = await fixture.visit(
    `<script>
      Object.prototype.each = function () {}; Object.prototype.first = () => 1;
      Object.prototype.extra = "text"; Object.prototype.heading = {}; Object.prototype.partner = "theirs";
      Object.prototype.labels = { role: "Theirs" }; Object.prototype.leadForm = { submit: "Theirs" };
      addEventListener("ridgebeam:ready", () => (ready = true));
    </script>${fixture.script()}<contact-form></contact-form>`,
  );
  await page.locator("contact-form").getByLabel("Timeline").focus();
  await page.waitForFunction("typeof ready !== 'undefined'");
  await page.evaluate(() =>
    document.body.insertAdjacentHTML("beforeend", `<lead-form context="partner" urgency="true"></lead-form>`),
  );
  expect(await fixture.storeLead(page, "prototype@hostile.example")).toMatchObject({
    context: "partner",
    partner: null,
  });
  expect(
    await page.evaluate(() =>
      ["lead-form", "contact-form"].flatMap((tag) =>
        [...document.querySelector(tag)!.shadowRoot!.querySelectorAll("*")].flatMap((element) =>
          element
            .getAttributeNames()
            .filter((name) => /^(each|first|extra|labels|leadform|heading)$/i.test(name)),
        ),
      ),
    ),
  ).toEqual([]);
  expect(consoleMessages).toEqual([]);
});

// The host page `shortcuts` checks that the page receives no other keys.
test("a page still receives Escape, Tab, function keys and Ctrl shortcuts pressed in a form", async () => {
  const { page } = await fixture.visit(
    `<script>heard = []; document.addEventListener("keydown", ({ key }) => heard.push(key));</script>
    ${fixture.script()}${FORM}`,
  );
  const role = page.getByLabel("Role you need");
  for (const key of ["Escape", "Control+k", "F2", "Tab"]) await role.press(key);
  expect(await page.evaluate("heard")).toEqual(["Escape", "Control", "k", "F2", "Tab"]);
});

test("a form changed by a page's script before React loads preserves its input and focus, delivers a pending Send once, and causes no error on the page", async () => {
  const parts = heldRequests(/\/embed\/parts\/(?!.*-[0-9a-f]{10}\.)/);
  const { page, consoleMessages } = await fixture.visit(
    `<script>errors = []; addEventListener("error", ({ message }) => errors.push(message));</script>
    ${fixture.script()}<lead-form urgency="true" partner="acme-jobs"></lead-form><contact-form></contact-form>`,
    { route: parts.hold },
  );
  const field = page.locator("contact-form").getByLabel("First name");
  await page.getByLabel("Urgent").check();
  await sendLead(page, "waiting@hostile.example");
  await page.locator("lead-form form[data-waiting]").waitFor();
  await field.pressSequentially("Do");
  await page.evaluate(() => {
    for (const form of document.querySelectorAll("lead-form, contact-form"))
      form.shadowRoot!.querySelector("label")!.append("!");
  });
  parts.release();
  await expect
    .poll(() => consoleMessages.join())
    .toMatch(
      /<lead-form> was re-rendered[^]*<contact-form> was|<contact-form> was re-rendered[^]*<lead-form> was/,
    );
  await page.keyboard.type("na");
  expect(await field.inputValue()).toBe("Dona");
  await page.getByText(LEAD_SUCCESS_MESSAGE).first().waitFor();
  expect(await page.evaluate("errors")).toEqual([]);
  expect(await fixture.rows("contact_submissions", "waiting@hostile.example")).toMatchObject([
    { timeline: "Urgent" },
  ]);
});

test("a form that cannot be rendered is replaced by email and phone, and causes no error on the page", async () => {
  const { page, consoleMessages } = await fixture.visit(
    `<script>
      heard = []; addEventListener("ridgebeam:error", ({ detail }) => heard.push(detail.reason));
      errors = []; addEventListener("error", ({ message }) => errors.push(message));
    </script>${fixture.script()}${FORM}`,
    {
      before: (one) =>
        one.route("**/embed/parts/lead-form-*", async (route) => {
          const answer = await route.fetch();
          // Rename the form's message group, so that the form finds no messages and fails to render.
          await route.fulfill({
            response: answer,
            body: (await answer.text()).replace("leadForm:{", "missing:{"),
          });
        }),
    },
  );
  await page.getByRole("link", { name: /@/ }).waitFor();
  await page.getByLabel("Role you need").waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate("heard")).toEqual(["script"]);
  await expect.poll(() => consoleMessages.join()).toContain("<lead-form> failed to load");
  expect(await page.evaluate("errors")).toEqual([]);
});

test("the embed script never changes a page's globals, even temporarily", async () => {
  const { page } = await fixture.visit(
    `<script>
      Object.prototype.extra = "text";
      changed = [];
      for (const name of ["defineProperty", "deleteProperty", "set"]) {
        const own = Reflect[name];
        Reflect[name] = (target, ...rest) => {
          if ([globalThis, Object.prototype].includes(target)) changed.push(rest[0]);
          return own(target, ...rest);
        };
      }
      const define = Object.defineProperty;
      Object.defineProperty = (target, ...rest) => {
        if ([globalThis, Object.prototype].includes(target)) changed.push(rest[0]);
        return define(target, ...rest);
      };
    </script>${fixture.script()}${FORM}`,
  );
  await fixture.storeLead(page, "globals@hostile.example");
  expect(await page.evaluate("changed")).toEqual([]);
});
