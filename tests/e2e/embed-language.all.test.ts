import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { sendLead, useEmbedFixture } from "./embed-fixture.ts";
import { findViolations, WCAG } from "./find-violations.ts";
import { holdRequests } from "./hold-requests.ts";
import { shippedSite } from "../shipped-content.ts";

const { fallback } = shippedSite.messages;

const fixture = useEmbedFixture();

const languageOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => {
    for (let node: Node | null = element; node !== null;) {
      if (node instanceof Element && node.hasAttribute("lang")) return node.getAttribute("lang") ?? "";
      node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
      if (node instanceof ShadowRoot) node = node.host;
    }
    return "";
  });

const FORM = `<lead-form urgency="true" partner="acme-jobs"></lead-form>`;

test("a form on a page in another language marks its text, notices, email and phone as English, but the page's own strings as in the page's language", async () => {
  const { page } = await fixture.visit(
    `<body lang="de">${fixture.script()}${FORM}<contact-form><script type="application/json">{"labels":{"position":"Gesuchte Stelle"}}</script></contact-form></body>`,
  );
  expect(await languageOf(page.getByText("Gesuchte Stelle"))).toBe("de");
  expect(await languageOf(page.getByText("Role you need"))).toBe("en");
  await page.route("**/rest/v1/**", (route) => route.abort());
  await sendLead(page, "german@language.example");
  expect(await languageOf(page.getByText("Submission failed"))).toBe("en");
  expect(await languageOf(page.locator("lead-form").getByText(fallback.failed))).toBe("en");
});

const readDirectionalStyles = (page: { evaluate: <T>(run: () => T) => Promise<T> }) =>
  page.evaluate(() => {
    const root = document.querySelector("lead-form")!.shadowRoot!;
    const x = (selector: string): number => root.querySelector(selector)!.getBoundingClientRect().x;
    const [first, second] = root.querySelectorAll(".choice-option");
    return {
      direction: getComputedStyle(root.querySelector("form")!).direction,
      firstChoiceIsLeft: first!.getBoundingClientRect().x < second!.getBoundingClientRect().x,
      divider: [getComputedStyle(second!).borderLeftWidth, getComputedStyle(second!).borderRightWidth],
      notice: getComputedStyle(root.querySelector(".notice")!).direction,
      noticeIconIsLeft: x(".notice > .icon") < x(".notice-dismiss"),
    };
  });

test.each([
  ["around the tag", "rtl", "", "rtl"],
  ["on the tag", "", "rtl", "rtl"],
  ["on the tag, unlike its page's", "rtl", "ltr", "ltr"],
])(
  "a form follows the text direction set %s, including its choices and notices",
  async (_where, pageDirection, formDirection, direction) => {
    const form = formDirection ? FORM.replace(">", ` dir="${formDirection}">`) : FORM;
    const { page } = await fixture.visit(`<body dir="${pageDirection}">${fixture.script()}${form}</body>`);
    await page.getByRole("button", { name: "Connect me" }).click();
    await page.locator('[part="notice"]').waitFor();
    const isLeft = direction === "ltr";
    expect(await readDirectionalStyles(page)).toEqual({
      direction,
      firstChoiceIsLeft: isLeft,
      divider: isLeft ? ["1px", "0px"] : ["0px", "1px"],
      notice: direction,
      noticeIconIsLeft: isLeft,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  },
);

test("a form with the page's own strings keeps focus while the page loads, even if the tag arrives in chunks", async () => {
  const texts = `<script src="/pause.js"></script><script type="application/json">{ "labels": { "role": "Puesto" } }</script>`;
  let releasePauseScript = (): void => undefined;
  let releaseSlowScript = (): void => undefined;
  let visit: Promise<unknown> | undefined;
  const page = await new Promise<Page>((resolve) => {
    visit = fixture.visit(
      `${fixture.script("")}<lead-form>${texts}</lead-form><script src="/slow.js"></script>`,
      {
        before: async (one) => {
          releasePauseScript = await holdRequests(one, "**/pause.js");
          releaseSlowScript = await holdRequests(one, "**/slow.js");
          await holdRequests(one, "**/embed/parts/**");
          resolve(one);
        },
      },
    );
  });
  // The form is rendered in English before the parser reaches the partner's labels.
  await page.getByLabel("Role you need").waitFor();
  releasePauseScript();
  const field = page.getByLabel("Puesto");
  await field.fill("Capataz");
  await field.evaluate((one) => Object.assign(one, { isFirst: true }));
  releaseSlowScript();
  await visit;
  expect(
    await field.evaluate((one) => [
      "isFirst" in one,
      (one.getRootNode() as ShadowRoot).activeElement === one,
    ]),
  ).toEqual([true, true]);
});

test.each([
  ["dark", "#fff"],
  ["light", "#000"],
] as const)(
  "email and phone are legible in a %s form on a page with the background %s",
  async (theme, background) => {
    const { page } = await fixture.visit(
      `<body style="background: ${background}"><main>${fixture.script()}<lead-form theme="${theme}"></lead-form><contact-form theme="${theme}"></contact-form></main></body>`,
      { route: (one) => one.route("**/embed/parts/contact-form-*", (route) => route.abort()) },
    );
    await page.route("**/rest/v1/**", (route) => route.abort());
    await sendLead(page, "contrast@language.example");
    await page.getByText("Submission failed").waitFor();
    await expect.poll(() => page.locator('[part="contact"]').count()).toBe(2);
    expect(await findViolations(page, WCAG)).toEqual([]);
  },
);
