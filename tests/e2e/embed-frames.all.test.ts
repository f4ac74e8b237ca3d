import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowserWithoutScripts } from "../browser/open-browser.ts";
import { LEAD_SUCCESS_MESSAGE, sendLead, useEmbedFixture } from "./embed-fixture.ts";
import { heldRequests } from "./hold-requests.ts";

const fixture = useEmbedFixture();

const frame = (attributes = "", query = ""): string =>
  `<iframe src="${fixture.site.url}/embed/frame/lead-form?partner=acme-jobs&context=partner${query}" width="700" height="700" ${attributes}></iframe>`;

async function sendAndReadRow(page: Page, email: string) {
  const row = await fixture.storeLead(page.frameLocator("iframe"), email);
  return { ...row, reasons: Object.keys(row.spam_reasons as object) };
}

test("a submission from a frame is stored with its page's URL if the referrer policy allows it, or with the path that the page posts", async () => {
  const frameWithReferrer = await fixture.visit(frame('referrerpolicy="no-referrer-when-downgrade"'), {
    query: "?utm_source=letter&name=Dana",
  });
  expect(await sendAndReadRow(frameWithReferrer.page, "open@frames.example")).toMatchObject({
    page_url: fixture.origin + new URL(frameWithReferrer.page.url()).pathname,
    utm: { utm_source: "letter" },
  });

  const { page } = frameWithReferrer;
  await fixture.visit(
    `<script>addEventListener("message", ({ data, source }) => {
      if (data.type === "ridgebeam:height") source.postMessage({ type: "ridgebeam:page", path: "/jobs/foreman?id=7" }, "*");
    })</script>${frame('referrerpolicy="no-referrer"')}`,
    { reuse: page },
  );
  expect(await sendAndReadRow(page, "telling@frames.example")).toMatchObject({
    page_url: `${fixture.origin}/jobs/foreman`,
  });
});

test("a submission from a frame is stored only with its page's origin by default, and the page cannot claim another", async () => {
  const { page } = await fixture.visit(
    `<script>addEventListener("message", ({ data, source }) => {
      if (data.type !== "ridgebeam:height") return;
      for (const path of [".evil.example/", "https://evil.example/", 7, null, { startsWith: 1 }])
        source.postMessage({ type: "ridgebeam:page", path }, "*");
    })</script>${frame()}`,
  );
  expect(await sendAndReadRow(page, "forged@frames.example")).toMatchObject({
    page_url: `${fixture.origin}/`,
    referrer: null,
    reasons: expect.arrayContaining(["unknown_origin"]) as string[],
  });
});

test.each([
  ["scripts, forms and its own origin", "allow-scripts allow-same-origin allow-forms"],
  ["scripts and its own origin, but not forms", "allow-scripts allow-same-origin"],
])("a form in a frame whose sandbox allows %s is sent", async (_what, allowed) => {
  const { page, consoleMessages } = await fixture.visit(frame(`sandbox="${allowed}"`));
  const email = `sandboxed${allowed.length}@frames.example`;
  expect(await sendAndReadRow(page, email)).toMatchObject({
    partner: "acme-jobs",
    page_url: `${fixture.origin}/`,
  });
  expect(consoleMessages).toEqual([]);
});

test("Enter submits a form in a sandboxed frame even before the form's script has loaded", async () => {
  const parts = heldRequests(/\/embed\/parts\//);
  const { page } = await fixture.visit(frame('sandbox="allow-scripts allow-same-origin"'), {
    route: parts.hold,
  });
  const form = page.frameLocator("iframe");
  await form.getByLabel("Role you need").fill("Rigger");
  await form.getByLabel("Email", { exact: true }).fill("enter@frames.example");
  await form.getByLabel("Email", { exact: true }).press("Enter");
  parts.release();
  await form.getByText(LEAD_SUCCESS_MESSAGE).first().waitFor();
  expect(await fixture.rows("contact_submissions", "enter@frames.example")).toHaveLength(1);
});

describe("without JavaScript", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowserWithoutScripts();
  });
  afterAll(() => browser.close());

  test("a frame on an isolated page (COEP) shows the response inside the frame, including errors", async () => {
    const { page } = await fixture.visit(frame(), {
      browser,
      headers: {
        "cross-origin-embedder-policy": "require-corp",
        "cross-origin-opener-policy": "same-origin",
      },
    });
    const form = page.frameLocator("iframe");
    await sendLead(form, "no address");
    await form.getByText("Add the @ and what comes after it, as in name@company.com").first().waitFor();
    await page.reload();
    await sendLead(form, "coep@frames.example");
    await form.getByText(LEAD_SUCCESS_MESSAGE).first().waitFor();
    const [row] = await fixture.rows("contact_submissions", "coep@frames.example");
    expect(row).toMatchObject({
      partner: "acme-jobs",
      context: "partner",
      page_url: `${fixture.origin}/`,
    });
    expect(row?.spam_reasons).toHaveProperty("unknown_origin");
  });
});
