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
  ["the salary explorer's script", "<salary-explorer></salary-explorer>", /salary-explorer-(?!markup)/],
  ["its script", '<salary-explorer job="estimator"></salary-explorer>', /salary-explorer-(?!markup)/],
  ["a form's markup", "<contact-form></contact-form>", /contact-form-markup-/],
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
  const { page } = await fixture.visit(
    `${ERROR_RECORDER_SCRIPT}${fixture.script('async nonce="n"')}${FORM}`,
    {
      headers: { "content-security-policy": "script-src 'nonce-n' 'strict-dynamic'; connect-src 'none'" },
    },
  );
  await sendLead(page, "blocked@client.example");
  await expectContact(page);
  await expect.poll(() => readErrorReasons(page)).toEqual(["policy"]);
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
  await expect.poll(() => readErrorReasons(page)).toEqual(["failed"]);
  expect(await page.getByLabel("Role you need").inputValue()).toBe("Superintendent");
  expect(await fixture.rows("contact_submissions", "queued@client.example")).toEqual([]);
});
