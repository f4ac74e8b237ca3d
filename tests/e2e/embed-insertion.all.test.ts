import type { Page, Route } from "playwright";
import { expect, test } from "vitest";
import { useEmbedFixture } from "./embed-fixture.ts";

const fixture = useEmbedFixture();

const FORM = `<lead-form context="partner" partner="acme-jobs"></lead-form>`;

/** Headers of an isolated page, which can load only files whose headers allow it. */
const ISOLATED_HEADERS = {
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-opener-policy": "same-origin",
};

test("a form's tag may come before or after the script, which may be async, deferred, a module or neither, also on an isolated page (COEP)", async () => {
  let reuse: Page | undefined;
  for (const [name, body, headers] of [
    ["after-async", `${fixture.script("async")}${FORM}`],
    ["before-async", `${FORM}${fixture.script("async")}`],
    ["after-sync", `${fixture.script("")}${FORM}`],
    ["before-defer", `${FORM}${fixture.script("defer")}`],
    ["before-module", `${FORM}${fixture.script('type="module"')}`],
    ["isolated", `${fixture.script("async")}${FORM}`, ISOLATED_HEADERS],
  ] as const) {
    const { page, consoleMessages } = await fixture.visit(body, { headers, ...(reuse && { reuse }) });
    reuse = page;
    expect(await page.evaluate("crossOriginIsolated")).toBe(headers !== undefined);
    await fixture.storeLead(page, `${name}@insertion.example`);
    expect(consoleMessages, name).toEqual([]);
  }
});

test("forms that a page's script inserts with innerHTML or createElement work, and keep their input when an app removes, adds again or moves them", async () => {
  const { page, consoleMessages } = await fixture.embed(`<div id="a"></div><div id="b"></div>`);
  await page.waitForFunction(() => customElements.get("lead-form") !== undefined);
  await page.evaluate((html) => {
    document.querySelector("#a")!.innerHTML = html;
    const form = document.createElement("lead-form");
    document.querySelector("#b")!.append(form);
    form.setAttribute("partner", "acme-jobs");
    form.setAttribute("heading", "Made by script");
  }, FORM);
  await page.getByText("Made by script").waitFor();
  await fixture.storeLead(page, "create-element@insertion.example", "#b lead-form");

  const role = page.getByLabel("Role you need");
  await role.fill("Foreman");
  await page.evaluate(async () => {
    const form = document.querySelector("#a lead-form")!;
    form.remove();
    await new Promise((resolve) => setTimeout(resolve, 200));
    document.querySelector("#b")!.append(form);
  });
  expect(await role.inputValue()).toBe("Foreman");
  const isFocusKept = await page.evaluate(() => {
    const form = document.querySelector<HTMLElement>("#b lead-form:last-child")!;
    form.focus();
    const target = document.querySelector("#a") as Element & {
      moveBefore?: (node: Node, next: null) => void;
    };
    if (target.moveBefore === undefined) target.append(form);
    else target.moveBefore(form, null);
    return document.activeElement === form;
  });
  expect(isFocusKept).toBe(true);
  expect(await role.inputValue()).toBe("Foreman");
  await fixture.storeLead(page, "moved@insertion.example", "#a lead-form");
  expect(consoleMessages).toEqual([]);
});

test("the urgency choice fits a 240 px column, and is in one row in a wider column", async () => {
  const { page } = await fixture.embed(
    `${[240, 400].map((width) => `<div style="width: ${width}px"><lead-form urgency="true"></lead-form></div>`).join("")}`,
  );
  for (const [index, isBeside] of [false, true].entries()) {
    const form = page.locator("lead-form").nth(index);
    const [first, second] = ["Standard", "Urgent"].map((name) => form.locator("label", { hasText: name }));
    await form.getByLabel("Role you need").focus();
    const box = async (element = first) => (await element!.boundingBox())!;
    await expect.poll(async () => (await box()).y === (await box(second)).y).toBe(isBeside);
    const { x, width } = await box(second);
    const formBox = await box(form);
    expect(x + width).toBeLessThan(formBox.x + formBox.width);
  }
});

test("a second copy of the script has no effect, and a second version only logs a warning", async () => {
  const { page, consoleMessages } = await fixture.visit(`${fixture.script("")}${fixture.script("")}${FORM}`);
  await fixture.storeLead(page, "twice@insertion.example");
  expect(consoleMessages).toEqual([]);

  // The entry script of another version, and its part that checks the page.
  const asOtherVersion = async (route: Route, path: string): Promise<void> => {
    const script = await (await fetch(fixture.site.url + path)).text();
    await route.fulfill({
      body: script.replaceAll(/(["'`])1\.0\.0\1/g, "$10.9.0$1"),
      headers: { "content-type": "text/javascript", "access-control-allow-origin": "*" },
    });
  };
  const pageWithTwoVersions = await fixture.visit(
    `${fixture.script("")}<script src="/second.js" data-origin="${fixture.site.url}"></script>${FORM}`,
    {
      reuse: page,
      route: async (one) => {
        await one.route("**/second.js", (route) => asOtherVersion(route, "/embed/v1.js"));
        await one.route("**/embed/parts/page-*", (route) =>
          asOtherVersion(route, new URL(route.request().url()).pathname),
        );
      },
    },
  );
  await fixture.storeLead(pageWithTwoVersions.page, "versions@insertion.example");
  await expect
    .poll(() => pageWithTwoVersions.consoleMessages.join("\n"))
    .toContain("<lead-form> is already defined by version 1.0.0");
});

test("a tag name that the page already defines is not redefined, and a prefix provides another name", async () => {
  const takenNameScript = `<script>customElements.define("lead-form", class extends HTMLElement {})</script>`;
  const { page, consoleMessages } = await fixture.visit(`${takenNameScript}${fixture.script("")}${FORM}`);
  await expect.poll(() => consoleMessages).toHaveLength(1);
  expect(consoleMessages[0]).toContain("<lead-form> is already defined; load this script");
  expect(await page.evaluate(() => document.querySelector("lead-form")!.shadowRoot)).toBeNull();

  const prefixedPage = await fixture.visit(
    `${takenNameScript}${fixture.script('async data-prefix="rb"')}<rb-lead-form partner="acme-jobs"></rb-lead-form>`,
    { reuse: page },
  );
  await fixture.storeLead(prefixedPage.page, "prefix@insertion.example", "rb-lead-form");
  expect(prefixedPage.consoleMessages).toEqual([]);
});

test("the pinned script loads no other script, needs only its origin in a strict policy, and runs only with its integrity hash", async () => {
  const script = fixture.pinnedScript();
  const { url } = fixture.site;
  const loadedUrls: string[] = [];
  const { page, consoleMessages } = await fixture.visit(`${script}${FORM}`, {
    headers: {
      "content-security-policy": `default-src 'none'; script-src ${url}; connect-src ${url}; require-trusted-types-for 'script'`,
    },
    route: (one) => one.on("request", (request) => loadedUrls.push(request.url())),
  });
  await fixture.storeLead(page, "pinned@insertion.example");
  const [file = "", ...more] = loadedUrls.filter((one) => one.endsWith(".js"));
  expect(script).toContain(`src="${file}"`);
  expect(more).toEqual([]);
  expect(consoleMessages).toEqual([]);

  const pinnedModulePage = await fixture.visit(script.replace("async", 'type="module"') + FORM, {
    reuse: page,
  });
  await fixture.storeLead(pinnedModulePage.page, "pinned-module@insertion.example");
  expect(pinnedModulePage.consoleMessages).toEqual([]);

  await fixture.visit(script.replace(/sha384-[^"]+/, `sha384-${"A".repeat(64)}`) + FORM, { reuse: page });
  expect(await page.evaluate(() => customElements.get("lead-form") === undefined)).toBe(true);
});
