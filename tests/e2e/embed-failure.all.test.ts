import type { Page } from "playwright";
import { expect, test } from "vitest";
import { sendLead, useEmbedFixture } from "./embed-fixture.ts";

const fixture = useEmbedFixture();

const ERROR_RECORDER_SCRIPT = `<script nonce="n">
  reasons = [];
  captured = [];
  addEventListener("ridgebeam:error", (event) => reasons.push(event.detail.reason));
  addEventListener("ridgebeam:error", (event) => captured.push(event.detail.reason), true);
</script>`;
const FORM = `<lead-form context="partner" partner="acme-jobs"></lead-form>`;

async function readErrorReasons(page: Page): Promise<string[]> {
  const [up, down] = await page.evaluate<[string[], string[]]>("[reasons, captured]");
  expect(down).toEqual(up);
  return up;
}

async function expectContact(page: Page): Promise<void> {
  await page.getByRole("link", { name: /@/ }).waitFor();
  await page.locator('a[href^="tel:"]').waitFor();
}

test("a form whose script is missing is replaced by email and phone, after a retry", async () => {
  const requestedUrls: string[] = [];
  const { page } = await fixture.visit(`${ERROR_RECORDER_SCRIPT}${fixture.script()}${FORM}`, {
    route: (one) =>
      one.route("**/embed/parts/lead-form-*", async (route) => {
        requestedUrls.push(route.request().url());
        await route.fulfill({ status: 404, headers: { "access-control-allow-origin": "*" } });
      }),
  });
  await page.getByLabel("Role you need").focus();
  await expectContact(page);
  await expect.poll(() => readErrorReasons(page)).toEqual(["script"]);
  expect(await page.getByLabel("Role you need").isVisible()).toBe(false);
  expect(requestedUrls.length).toBeGreaterThanOrEqual(2);
});

test.each([
  ["the salary explorer's script", "<salary-explorer></salary-explorer>", /salary-explorer-[A-Z\d]{8}\.js/],
  ["its script", '<salary-explorer job="estimator"></salary-explorer>', /salary-explorer-[A-Z\d]{8}\.js/],
  ["a form's markup", "<contact-form></contact-form>", /contact-form-[0-9a-f]{10}\./],
])("if %s fails to load, %s is replaced by email and phone", async (_what, widget, address) => {
  const { page } = await fixture.embed(ERROR_RECORDER_SCRIPT + widget, {
    route: (one) => one.route(address, (route) => route.abort()),
  });
  await expectContact(page);
  await expect.poll(() => readErrorReasons(page)).toEqual(["script"]);
  expect(await page.locator("select").count()).toBe(0);
});

test("a form whose script is blocked by the page's Content-Security-Policy reports the reason", async () => {
  const { page } = await fixture.visit(`${ERROR_RECORDER_SCRIPT}${fixture.script("")}${FORM}`, {
    headers: { "content-security-policy": `script-src 'nonce-n' ${fixture.site.url}/embed/v1.js` },
  });
  await expectContact(page);
  await expect.poll(() => readErrorReasons(page)).toEqual(["policy"]);
});

test("a form whose requests are blocked by the page's Content-Security-Policy reports the reason, keeps its input, and shows email and phone apart from the notice", async () => {
  const { page, consoleMessages } = await fixture.visit(
    `${ERROR_RECORDER_SCRIPT}${fixture.script('async nonce="n"')}${FORM}`,
    {
      headers: { "content-security-policy": "script-src 'nonce-n' 'strict-dynamic'; connect-src 'none'" },
    },
  );
  await sendLead(page, "blocked@client.example");
  await expectContact(page);
  await expect.poll(() => readErrorReasons(page)).toEqual(["policy"]);
  await expect.poll(() => consoleMessages.join("\n")).toContain("needs our origin in connect-src");
  expect(await page.getByLabel("Role you need").inputValue()).toBe("Superintendent");
  const notice = await page.locator("lead-form .notice").boundingBox();
  const links = await page.locator("lead-form .form-fallback").boundingBox();
  expect((links?.y ?? 0) - (notice?.y ?? 0) - (notice?.height ?? 0)).toBeGreaterThan(8);
});

test.each([
  ["an answer of its own", `new Response('{"queued":true}', { status: 200 })`],
  ["an empty answer", "new Response(null, { status: 204 })"],
])("a lead that the page's service worker gives %s is not thanked for", async (_what, response) => {
  const { page } = await fixture.embed(ERROR_RECORDER_SCRIPT + FORM, {
    serviceWorker: `onfetch = (event) => { if (event.request.method === "POST") event.respondWith(${response}); };`,
  });
  await sendLead(page, "queued@client.example");
  await expectContact(page);
  await expect.poll(() => readErrorReasons(page)).toEqual(["script"]);
  expect(await page.getByLabel("Role you need").inputValue()).toBe("Superintendent");
  expect(await fixture.rows("contact_submissions", "queued@client.example")).toEqual([]);
});

/** Forces the mode `no-cors`, as some caches and trackers do. */
const NO_CORS_WRAPPER = `<script nonce="n">
  { const plain = window.fetch; window.fetch = (input, init) => plain(input, { ...init, mode: "no-cors" }); }
</script>`;
const NO_CORS_WORKER = `onfetch = (event) => {
  if (event.request.method === "POST") event.respondWith(fetch(new Request(event.request, { mode: "no-cors" })));
};`;

interface ChangingPage {
  before?: string;
  headers?: Record<string, string>;
  serviceWorker?: string;
}

const CHANGING_PAGES: readonly (readonly [what: string, reason: string, page: ChangingPage])[] = [
  ["a wrapper of fetch that forces no-cors", "script", { before: NO_CORS_WRAPPER }],
  [
    "a wrapper of fetch that returns nothing",
    "script",
    { before: `<script>window.fetch = async () => {};</script>` },
  ],
  [
    "a wrapper of fetch that throws",
    "script",
    { before: `<script>window.fetch = () => { throw new Error("theirs"); };</script>` },
  ],
  ["a service worker that forces no-cors", "script", { serviceWorker: NO_CORS_WORKER }],
  [
    "a service worker that blocks requests",
    "script",
    {
      serviceWorker: `onfetch = (event) => { if (event.request.method === "POST") event.respondWith(Response.error()); };`,
    },
  ],
  [
    "a policy without connect-src",
    "policy",
    {
      headers: {
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; script-src 'self' 'unsafe-inline' *; frame-src *",
      },
    },
  ],
];

test.each(CHANGING_PAGES)(
  "%s is reported as %s by the script and the pinned file; a frame sends",
  async (what, reason, changing) => {
    const { before = "", ...options } = changing;
    const email = (way: string) => `${what.replaceAll(/\W+/g, "-")}-${way}@changed.example`;
    for (const [way, script] of [
      ["script", fixture.script()],
      ["pinned", fixture.pinnedScript()],
    ] as const) {
      const { page, consoleMessages } = await fixture.visit(
        ERROR_RECORDER_SCRIPT + before + script + FORM,
        options,
      );
      await sendLead(page, email(way));
      await expectContact(page);
      await expect.poll(() => readErrorReasons(page)).toEqual([reason]);
      await expect.poll(() => consoleMessages.join("\n")).toContain(`<lead-form> ${reason}: `);
      expect(await fixture.rows("contact_submissions", email(way))).toEqual([]);
    }
    const { page } = await fixture.visit(
      `${before}<iframe src="${fixture.site.url}/embed/frame/lead-form" width="700" height="700"></iframe>`,
      options,
    );
    await fixture.storeLead(page.frameLocator("iframe"), email("frame"));
  },
);

test("a policy that only reports is no reason for a failure", async () => {
  const { page } = await fixture.embed(ERROR_RECORDER_SCRIPT + FORM, {
    headers: { "content-security-policy-report-only": "default-src 'none'" },
    route: (one) => one.route("**/rest/v1/**", (route) => route.abort()),
  });
  await sendLead(page, "reported@changed.example");
  await expect.poll(() => readErrorReasons(page)).toEqual(["unreachable"]);
});
