import { expect, test } from "vitest";
import { sendLead, useEmbedFixture } from "./embed-fixture.ts";
import { sendForm, quickLead, partnerForms, resume, readNotice, locateSendButton } from "./sample-forms.ts";
import { isFullRun, selectCases } from "../is-full-run.ts";

const fixture = useEmbedFixture();

test("two lines of code show a form on another origin, and its submissions are stored with partner, page and campaign", async () => {
  const { page, consoleMessages } = await fixture.embed(
    `<lead-form context="partner" partner="acme-jobs"></lead-form>`,
    { query: "?utm_source=newsletter&session=secret" },
  );
  expect(await fixture.storeLead(page, "two-lines@client.example")).toMatchObject({
    position_type: "Superintendent",
    context: "partner",
    partner: "acme-jobs",
    utm: { utm_source: "newsletter" },
    page_url: expect.stringMatching(new RegExp(`^${fixture.origin}/page-\\d+$`)) as string,
  });
  expect(consoleMessages).toEqual([]);
});

test("data-ref is sent with a submission, except with Global Privacy Control", async () => {
  const refs: unknown[] = [];
  const privacyScript = `<script>Object.defineProperty(navigator, "globalPrivacyControl", { value: true })</script>`;
  for (const script of ["", privacyScript]) {
    const { page } = await fixture.visit(
      `${script}${fixture.script()}<lead-form partner="acme-jobs" data-ref="job-4711"></lead-form>`,
    );
    const request = page.waitForRequest("**/contact_submissions");
    await sendLead(page, "ref@client.example");
    refs.push(((await request).postDataJSON() as { form_check: { ref?: string } }).form_check.ref);
  }
  expect(refs).toEqual(["job-4711", undefined]);
});

test("a page can set a form's context, and an invalid context or invalid JSON is ignored with a warning", async () => {
  const { page, consoleMessages } = await fixture.embed(
    `<lead-form id="own" context="acme_sidebar_2"></lead-form><lead-form id="odd" context="Side bar!"><script type="application/json">{ oops</script></lead-form>`,
  );
  for (const [id, context, source] of [
    ["own", "acme_sidebar_2", "landing2_form"],
    ["odd", "general", "contact_form"],
  ])
    expect(await fixture.storeLead(page, `${id}@place.example`, `#${id}`)).toMatchObject({ context, source });
  expect(consoleMessages.sort()).toEqual([
    expect.stringContaining(
      '<lead-form> ignores the invalid value context="Side bar!"; expected: lowercase letters and digits, with single underscores between them, at most 80 characters',
    ),
    expect.stringContaining("invalid JSON in <lead-form>"),
  ]);
});

test("a form asks about a mistyped email, and takes the other one with one press", async () => {
  const { page } = await fixture.embed("<lead-form></lead-form>");
  const form = page.locator("lead-form");
  await form.getByLabel("Email").fill("dana@gmail.comm");
  await form.getByRole("button", { name: "Did you mean dana@gmail.com?" }).click();
  expect(await form.getByLabel("Email").inputValue()).toBe("dana@gmail.com");
});

test.runIf(isFullRun)(
  "a form works after the pointer moved from field to field during hydration",
  async () => {
    const { page, consoleMessages } = await fixture.visit(
      `<script>
      addEventListener("ridgebeam:ready", () => { isReady = true; });
      isReady = false;
      let pointerId = 100;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const [to, from] = document.querySelector("lead-form").shadowRoot?.querySelectorAll("input") ?? [];
        const within = { bubbles: true, composed: true, relatedTarget: from, pointerId: pointerId++ };
        to?.dispatchEvent(new PointerEvent("pointerover", within));
        if (!isReady) port2.postMessage(0);
      };
    </script>
    ${fixture.script()}<lead-form></lead-form><script>port2.postMessage(0)</script>`,
    );
    await page.waitForFunction("isReady");
    await fixture.storeLead(page, "moving@client.example");
    expect(consoleMessages).toEqual([]);
  },
);

/** The quick form after an empty submit, with an additional field for the company. */
const expandedLead = { ...quickLead, texts: { ...quickLead.texts, "Company name": "Halvorsen Pike" } };

test.each(selectCases([expandedLead, resume, ...partnerForms.filter((sample) => sample !== resume)], 2))(
  "$name on a partner's page with the strictest policy shows the site's messages for invalid, failed and stored submissions, and then an empty form",
  async (sample) => {
    const { page, consoleMessages } = await fixture.visitStrictPage(
      `<${sample.tag} partner="acme-jobs"></${sample.tag}>`,
    );
    const form = page.locator(sample.tag);
    await locateSendButton(form).click();
    await form.locator('[part~="error"]').first().waitFor();
    expect(await form.innerText()).not.toMatch(/undefined|[{}]/);

    await page.route(/\/(?:rest|storage)\/v1\//, (route) => route.abort());
    const email = `${sample.tag}@says.example`;
    await sendForm(form, sample, email);
    await expect.poll(() => readNotice(page, "alert")).toEqual(sample.failureLines);
    expect(await fixture.rows(sample.table, email)).toEqual([]);

    await page.unroute(/\/(?:rest|storage)\/v1\//);
    await locateSendButton(form).click();
    expect(await readNotice(page, "status")).toEqual(sample.successLines);
    expect(await fixture.rows(sample.table, email)).toMatchObject([{ partner: "acme-jobs" }]);

    await form.getByRole("button", { name: "Send another" }).click();
    const isFirstFieldFocused = () =>
      form.evaluate(({ shadowRoot }) => {
        const [first] = shadowRoot!.querySelectorAll("input:not([type=hidden], [tabindex='-1'])");
        return shadowRoot!.activeElement === first;
      });
    await expect.poll(isFirstFieldFocused).toBe(true);
    expect(consoleMessages.filter((line) => /Content Security Policy|Trusted/.test(line))).toEqual([]);
  },
);

test.each(
  selectCases([
    ["curly quotes", "“acme-jobs”"],
    ["white space and capitals", " Acme-Jobs\u00a0"],
    ["straight quotes", "'acme-jobs'"],
    ["guillemets", "«acme-jobs»"],
    ["invisible characters", "\u200bacme-\u00adjobs\ufeff"],
    ["an open quote", "„acme-jobs"],
  ]),
)("a partner id with %s counts", async (what, partner) => {
  const { page, consoleMessages } = await fixture.embed(
    `<meta charset="utf-8"><lead-form partner="${partner}"></lead-form>`,
  );
  const email = `${what.replaceAll(" ", "-")}@partner.example`;
  expect(await fixture.storeLead(page, email)).toMatchObject({ partner: "acme-jobs" });
  expect(consoleMessages).toEqual([]);
});

test("a refused partner id is named in the console, with the rule", async () => {
  const { page, consoleMessages } = await fixture.embed(`<lead-form partner="Acme Jobs, Inc."></lead-form>`);
  await page.getByLabel("Role you need").focus();
  await expect
    .poll(() => consoleMessages)
    .toEqual([
      expect.stringContaining(
        'partner="Acme Jobs, Inc."; expected: lowercase letters and digits, with single hyphens between them',
      ),
    ]);
});

test.each(
  selectCases([
    [`data-partner="acme-jobs"`, "ignores the unknown attribute data-partner; did you mean partner?"],
    [`partner-id="acme-jobs"`, "ignores the unknown attribute partner-id; did you mean partner?"],
    [`contex="safety"`, "ignores the unknown attribute contex; did you mean context?"],
    [`languaje="es" them="dark"`, "ignores the unknown attribute them; did you mean theme?"],
    [`theme="Dark"`, 'ignores the invalid value theme="Dark"; expected: auto, light, dark'],
  ]),
)("a mistyped attribute is named in the console: %s", async (attributes, text) => {
  const { page, consoleMessages } = await fixture.embed(`<lead-form ${attributes}></lead-form>`);
  await page.getByLabel("Role you need").focus();
  await expect.poll(() => consoleMessages).toEqual([expect.stringContaining(`<lead-form> ${text}`)]);
});

test("attributes that a page's frameworks and scripts add are not mistyped", async () => {
  const names =
    'id="a" class="b" style="margin:0" title="c" data-ref="d" data-v-1a2b3c data-reactid="1" aria-busy="false" onclick="" data-theme="x" data-aos="fade" ng-version="1" slot="e" dir="ltr" tabindex="-1" data-controller="f" _ngcontent-abc';
  const { page, consoleMessages } = await fixture.embed(
    `<lead-form ${names} theme="light" lang="en" partner="acme-jobs"></lead-form>`,
  );
  await fixture.storeLead(page, "framework@partner.example");
  expect(consoleMessages).toEqual([]);
});

test.each(
  selectCases([
    ["headings", `<h2>Our jobs</h2><p>Text</p>`],
    ["another form of ours", `<p>Text</p><lead-form></lead-form>`],
    ["a form of the page", `<form><input></form>`],
    ["scripts", `<script>window.theirs = 1</script>`],
    ["the footer", `<footer>Acme</footer>`],
  ]),
)("a tag that is not closed and contains %s is named in the console", async (_what, rest) => {
  const { page, consoleMessages } = await fixture.embed(`<lead-form/>${rest}`);
  await page.getByLabel("Role you need").first().focus();
  await expect.poll(() => consoleMessages.join("\n")).toContain("close the tag: <lead-form></lead-form>");
});

test("a tag with fallback content or texts of its own is not taken for one that is not closed", async () => {
  const { page, consoleMessages } = await fixture.embed(
    `<lead-form><p><a href="mailto:x@y.example">Write to us</a></p><script type="application/json">{}</script></lead-form>`,
  );
  await page.getByLabel("Role you need").focus();
  await fixture.storeLead(page, "fallback@partner.example");
  expect(consoleMessages).toEqual([]);
});
