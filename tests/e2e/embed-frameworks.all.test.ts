import type { Page } from "playwright";
import { expect, test } from "vitest";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { buildHostPages } from "./build-host-pages.ts";
import { useEmbedFixture } from "./embed-fixture.ts";

const fixture = useEmbedFixture();

/** Inline styles of each widget. They make the header wide enough to show its links. */
const WIDGET_STYLE = "position: absolute; inset: 900px auto auto 20px; width: 1140px; margin: 0";

/** All widgets. The header comes first, since its form opens below it and must fit in the viewport. */
const FORMS = EMBEDDED_WIDGETS.map(({ tag }) => tag).sort(
  (a, b) => Number(b === "site-header") - Number(a === "site-header"),
);

async function useWidget(page: Page, tag: string): Promise<void> {
  const form = page.locator(tag);
  if (tag === "salary-explorer") {
    await form.getByLabel("Role").selectOption("estimator");
    await form.getByText("Estimator in", { exact: false }).first().waitFor();
    await form.locator(".pay:not([data-brief])").waitFor();
    return;
  }
  if (tag === "site-header") await form.getByRole("button", { name: "Request Talent" }).click();
  await form.locator('button[type="submit"]').click();
  await form.locator('[part~="notice"], [part~="error"]').first().waitFor();
}

const toTag = (tag: string): string =>
  tag === "lead-form" ? `<${tag} heading="Find a foreman" urgency="true"></${tag}>` : `<${tag}></${tag}>`;

const styleTag = (css: string): string => `<style>${css}</style>`;

type ElementStyles = Record<string, string>;

/** Ignores custom properties, since they have no effect by themselves. */
const readStyles = (page: Page, selector: string): Promise<ElementStyles> =>
  page.evaluate((tagName) => {
    const found = document.querySelector(tagName)!;
    const origin = found.getBoundingClientRect();
    const all: ElementStyles = {};
    for (const [index, element] of [...(found.shadowRoot ?? found).querySelectorAll("*")].entries()) {
      const name = `${index} ${element.localName} ${element.getAttribute("class") ?? ""}`;
      if (element.checkVisibility()) {
        const { x, y, width, height } = element.getBoundingClientRect();
        all[`${name} box`] = [x - origin.x, y - origin.y, width, height].join();
      }
      for (const pseudo of ["", "::before", "::after", "::placeholder"]) {
        const style = getComputedStyle(element, pseudo || null);
        const isRendered =
          pseudo === "::placeholder" ? element.matches("[placeholder]") : style.content !== "none";
        if (pseudo === "" || isRendered)
          for (const property of style)
            if (!property.startsWith("--"))
              all[`${name}${pseudo} ${property}`] = style.getPropertyValue(property);
      }
    }
    return all;
  }, selector);

function differences(one: ElementStyles, other: ElementStyles): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names]
    .filter((name) => one[name] !== other[name])
    .map((name) => `${name}: ${one[name]} became ${other[name]}`);
}

async function openUsedForm(tag: string, css: string, body: string): Promise<Page> {
  const { page, consoleMessages } = await fixture.visit(
    `<body>${css}<div id="host">${body}</div><div style="${WIDGET_STYLE}">${toTag(tag)}</div>${fixture.script()}</body>`,
    { viewport: { width: 1200, height: 1800 } },
  );
  await useWidget(page, tag);
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).shadowRoot?.querySelector<HTMLElement>(":focus")?.blur();
    return Promise.all(document.getAnimations().map((animation) => animation.finished));
  });
  expect(consoleMessages).toEqual([]);
  return page;
}

test.each(FORMS)(
  "<%s> has the same position, size and styles on a page with Bootstrap or Tailwind as on a bare page",
  async (tag) => {
    const unstyled = await readStyles(await openUsedForm(tag, "", ""), tag);
    expect(Object.keys(unstyled).length).toBeGreaterThan(1000);
    for (const { name, css, body } of await buildHostPages()) {
      const styled = await readStyles(await openUsedForm(tag, styleTag(css), body), tag);
      expect(differences(unstyled, styled), name).toEqual([]);
    }
  },
);

test("embedded forms do not change any element of a page with Bootstrap or Tailwind", async () => {
  for (const { name, css, body } of await buildHostPages()) {
    const { page } = await fixture.visit(`<body>${styleTag(css)}<div id="host">${body}</div></body>`, {
      viewport: { width: 1200, height: 1800 },
    });
    const before = await readStyles(page, "#host");
    await page.evaluate(() => (document.styleSheets[0]!.disabled = true));
    expect(differences(before, await readStyles(page, "#host")).length, name).toBeGreaterThan(100);
    await page.evaluate(() => (document.styleSheets[0]!.disabled = false));
    await page.evaluate(
      ([forms = "", src = ""]) => {
        document.body.insertAdjacentHTML("beforeend", forms);
        document.head.append(Object.assign(document.createElement("script"), { src }));
      },
      [`<div style="${WIDGET_STYLE}">${FORMS.map(toTag).join("")}</div>`, `${fixture.site.url}/embed/v1.js`],
    );
    for (const tag of FORMS) await useWidget(page, tag);
    await page.mouse.move(0, 0);
    expect(differences(before, await readStyles(page, "#host")), name).toEqual([]);
  }
});
