import type { Page } from "playwright";
import { expect, test } from "vitest";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { buildHostPages } from "./build-host-pages.ts";
import { useEmbedFixture } from "./embed-fixture.ts";

const fixture = useEmbedFixture();

/** All widgets. The header comes first, since its form opens below it and must fit in the viewport. */
const TAGS = EMBEDDED_WIDGETS.map(({ tag }) => tag).sort(
  (a, b) => Number(b === "site-header") - Number(a === "site-header"),
);

async function useWidget(page: Page, tag: string): Promise<void> {
  const form = page.locator(tag);
  await form.scrollIntoViewIfNeeded();
  if (tag === "salary-explorer") {
    await form.getByLabel("Role").selectOption("estimator");
    await form.getByText("Estimator, ", { exact: false }).first().waitFor();
    await form.locator(".pay:not([data-brief])").waitFor();
    return;
  }
  if (tag === "job-list") return form.getByText("Nothing is advertised here today").waitFor();
  if (tag === "site-header") await form.getByRole("button", { name: "Request Talent" }).click();
  await form.locator('button[type="submit"]').click();
  await form.locator('[part~="notice"], [part~="error"]').first().waitFor();
}

/** Styles that keep a widget's box the same on all pages. The width suffices for the header to show its links. */
const WIDGET_STYLE =
  "display: block !important; float: none !important; margin: 0 !important; width: 1140px !important";

/** Places each widget in its own area. */
function toPlacedTag(tag: string, index: number): string {
  const attributes = tag === "lead-form" ? 'heading="Find a foreman" urgency="true"' : "";
  const place = `position: absolute; inset: ${900 + index * 2000}px auto auto 20px`;
  return `<div style="${place}; ${WIDGET_STYLE}"><${tag} ${attributes} style="${WIDGET_STYLE}"></${tag}></div>`;
}

/** The box and the properties of each element and pseudo-element, one per line. */
type ElementStyles = Record<string, string>;

/** Ignores custom properties, since they have no effect by themselves. */
const readStyles = (page: Page, selector: string): Promise<ElementStyles> =>
  page.evaluate((tagName) => {
    const found = document.querySelector(tagName)!;
    const origin = found.getBoundingClientRect();
    const properties = [...getComputedStyle(found)].filter((property) => !property.startsWith("--"));
    const all: ElementStyles = {};
    for (const [index, element] of [...(found.shadowRoot ?? found).querySelectorAll("*")].entries()) {
      const name = `${index} ${element.localName} ${element.getAttribute("class") ?? ""}`;
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = element.checkVisibility() ? [x - origin.x, y - origin.y, width, height].join() : "";
      for (const pseudo of ["", "::before", "::after", "::placeholder"]) {
        const style = getComputedStyle(element, pseudo || null);
        const isRendered =
          pseudo === "::placeholder" ? element.matches("[placeholder]") : style.content !== "none";
        if (pseudo === "" || isRendered)
          all[name + pseudo] = [
            `box: ${box}`,
            ...properties.map((property) => `${property}: ${style.getPropertyValue(property)}`),
          ].join("\n");
      }
    }
    return all;
  }, selector);

function differences(one: ElementStyles, other: ElementStyles): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) => {
    if (one[name] === other[name]) return [];
    const [before, after] = [one, other].map((styles) => styles[name]?.split("\n") ?? []);
    const changes = after!.filter((line) => !before!.includes(line));
    return [`${name}: ${changes.join(", ") || "missing"}`];
  });
}

async function readUsedWidgets(page: Page): Promise<Record<string, ElementStyles>> {
  await page.evaluate(
    ([widgets = "", src = ""]) => {
      document.body.insertAdjacentHTML("beforeend", widgets);
      document.head.append(Object.assign(document.createElement("script"), { src }));
    },
    [TAGS.map(toPlacedTag).join(""), `${fixture.site.url}/embed/v1.js`],
  );
  const styles: Record<string, ElementStyles> = {};
  for (const tag of TAGS) {
    await useWidget(page, tag);
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).shadowRoot?.querySelector<HTMLElement>(":focus")?.blur();
      return Promise.all(document.getAnimations().map((animation) => animation.finished));
    });
    styles[tag] = await readStyles(page, tag);
  }
  return styles;
}

test("widgets look the same on a page with Bootstrap, Tailwind or rules for everything as on a bare page, and do not change the page's elements", async () => {
  const viewport = { width: 1200, height: 1800 };
  const { page, consoleMessages } = await fixture.visit("<body></body>", { viewport });
  const unstyled = await readUsedWidgets(page);
  expect(consoleMessages).toEqual([]);
  for (const tag of TAGS) expect(Object.keys(unstyled[tag] ?? {}).length, tag).toBeGreaterThan(10);

  for (const { name, css, body } of await buildHostPages()) {
    const host = await fixture.visit(`<body><style>${css}</style><div id="host">${body}</div></body>`, {
      reuse: page,
    });
    const before = await readStyles(page, "#host");
    await page.evaluate(() => (document.styleSheets[0]!.disabled = true));
    expect(differences(before, await readStyles(page, "#host")).length, name).toBeGreaterThan(10);
    await page.evaluate(() => (document.styleSheets[0]!.disabled = false));

    const styled = await readUsedWidgets(page);
    for (const tag of TAGS)
      expect(differences(unstyled[tag]!, styled[tag]!), `${tag} with ${name}`).toEqual([]);
    expect(differences(before, await readStyles(page, "#host")), name).toEqual([]);
    expect(host.consoleMessages).toEqual([]);
  }
});

const FORM = `<lead-form heading="Find a foreman" layout="row" urgency="true" partner="acme-jobs"></lead-form>`;

test("a form leaves no global, cookie, stored data, style or element on the page", async () => {
  const { page, consoleMessages } = await fixture.visit(`<main>${FORM}</main>`);
  const readPageState = () =>
    page.evaluate(async () => ({
      globals: Object.getOwnPropertyNames(globalThis).sort(),
      cookies: document.cookie,
      stored: [Object.keys(localStorage), Object.keys(sessionStorage), await indexedDB.databases()],
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      html: document.documentElement.outerHTML,
      tokens: getComputedStyle(document.documentElement).cssText,
    }));
  const before = await readPageState();
  await page.evaluate((src) => {
    const script = Object.assign(document.createElement("script"), { src });
    document.head.append(script);
    return new Promise((resolve) => script.addEventListener("load", () => (script.remove(), resolve(null))));
  }, `${fixture.site.url}/embed/v1.js`);
  await fixture.storeLead(page, "isolated@client.example");
  expect(await readPageState()).toEqual(before);
  expect(consoleMessages).toEqual([]);
});

test("a form inherits visibility and pointer-events from its container, such as a panel or a page behind a dialog", async () => {
  const { page, consoleMessages } = await fixture.visit(
    `${fixture.script("")}<div id="panel" style="visibility: hidden; pointer-events: none">${FORM}</div>`,
  );
  const button = page.getByRole("button", { name: "Connect me", includeHidden: true });
  await button.waitFor({ state: "attached" });
  expect(await button.isVisible()).toBe(false);
  await page.locator("#panel").evaluate((panel) => panel.style.removeProperty("visibility"));
  await button.waitFor();
  const hit = (): Promise<string> =>
    button.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return document.elementFromPoint(x + 9, y + 9)?.localName ?? "";
    });
  expect(await hit()).not.toBe("lead-form");
  await page.locator("#panel").evaluate((panel) => panel.removeAttribute("style"));
  expect(await hit()).toBe("lead-form");
  expect(consoleMessages).toEqual([]);
});
