import type { Page } from "playwright";
import { expect, test } from "vitest";
import { isFullRun } from "../is-full-run.ts";
import { useEmbedFixture } from "./embed-fixture.ts";

const fixture = useEmbedFixture();

/** `pinned` is not an attribute: it stands for the pinned script. */
type Case = [html: string, warnings: readonly string[], scriptAttributes?: string];

const TYPING_MISTAKES: readonly Case[] = [
  ["<lead-from></lead-from>", ["<lead-from> is unknown; did you mean <lead-form>?"]],
  [
    "<contact_form></contact_form><lead-form></lead-form>",
    ["<contact_form> is unknown; did you mean <contact-form>?"],
  ],
];

const OTHER_MISTAKES: readonly Case[] = [
  ["<leadform></leadform>", ["<leadform> is unknown; did you mean <lead-form>?"]],
  ["<leadfrom></leadfrom>", ["<leadfrom> is unknown; did you mean <lead-form>?"], "pinned"],
  [
    '<hiring-calculator kind="seat" lang="es"></hiring-calculator><state-comparison></state-comparison>',
    ["hiring-calculator", "state-comparison"].map(
      (tag) => `<${tag}> is for our own pages only; our page /partners lists the tags for yours`,
    ),
  ],
  [
    '<job-list state="TX"></job-list>',
    [
      '<job-list> ignores the invalid value state="TX"; expected: the name of a state, such as texas or new-york',
    ],
  ],
  ["<lead form></lead>", ["<lead> is unknown; did you mean <lead-form>?"]],
  [
    "<meta charset=utf-8><contact–form></contact–form>",
    ["<contact–form> is unknown; did you mean <contact-form>?"],
  ],
  [
    "<employer-lead-from></employer-lead-from>",
    ["<employer-lead-from> is unknown; did you mean <employer-lead-form>?"],
  ],
  [
    "<rb-leed-form></rb-leed-form>",
    ['<rb-leed-form> is unknown; did you mean <lead-form>, or data-prefix="rb" on the script?'],
  ],
  [
    "<lead-form></lead-form>",
    ["<lead-form> is unknown; did you mean <acme-lead-form>?"],
    'data-prefix="acme"',
  ],
  [
    "<other-lead-form></other-lead-form>",
    ['<other-lead-form> is unknown; did you mean <acme-lead-form>, or data-prefix="other" on the script?'],
    'data-prefix="acme"',
  ],
  ["<Lead-Form></Lead-Form>", []],
  ["<site-footer></site-footer><news-letter></news-letter><blink>1</blink><lead>2</lead>", []],
];

async function expectWarnings(cases: readonly Case[]): Promise<void> {
  let reuse: Page | undefined;
  for (const [html, warnings, attributes = ""] of cases) {
    const script = attributes === "pinned" ? fixture.pinnedScript() : fixture.script(`async ${attributes}`);
    const { page, consoleMessages } = await fixture.visit(script + html, {
      ...(reuse && { reuse }),
    });
    reuse = page;
    // Both checks run when the page is idle.
    const isIdle = page.evaluate(
      () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 500)),
    );
    await expect.poll(() => consoleMessages, { message: html }).toHaveLength(warnings.length);
    await isIdle;
    expect(consoleMessages).toEqual(warnings.map((text) => `ridgebeam: ${text}`));
  }
}

test("a mistyped tag is named in the console, with the tag that was probably meant", () =>
  expectWarnings(TYPING_MISTAKES));

test.runIf(isFullRun)("so are other mistakes in tags, but no elements of others", () =>
  expectWarnings(OTHER_MISTAKES),
);

test("a script in the page itself, or from a blob, names the attribute that it needs", async () => {
  const entry = await (await fetch(`${fixture.site.url}/embed/v1.js`)).text();
  // The shared site knows no public address.
  const inlined = `<lead-form></lead-form><script>${entry}</script>`;
  const { page, consoleMessages } = await fixture.visit(inlined);
  await expect.poll(() => consoleMessages[0]).toContain("data-origin must be a URL");
  for (const origin of ["", "www.ridgebeam.example", "//www.ridgebeam.example"]) {
    const visit = await fixture.visit(inlined.replace("<script>", `<script data-origin="${origin}">`), {
      reuse: page,
    });
    await expect.poll(() => visit.consoleMessages[0]).toContain("data-origin must be a URL");
  }
  const blob = await fixture.visit(
    `<lead-form></lead-form><script>
      fetch("${fixture.site.url}/embed/v1.js").then((response) => response.blob()).then((blob) => {
        document.head.append(Object.assign(document.createElement("script"), { src: URL.createObjectURL(blob) }));
      });
    </script>`,
    { reuse: page },
  );
  await expect.poll(() => blob.consoleMessages[0]).toContain("data-origin must be a URL");

  const named = await fixture.visit(
    inlined.replace("<script>", `<script data-origin="${fixture.site.url}">`),
    { reuse: page },
  );
  await fixture.storeLead(named.page, "inlined@insertion.example");
  expect(named.consoleMessages).toEqual([]);
});
