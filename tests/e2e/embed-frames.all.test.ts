import type { Page } from "playwright";
import { expect, test } from "vitest";
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

test("a frame reads attributes from its URL, posts its height once it is rendered and the submitted event, but no input, and stores its page's URL", async () => {
  const { page } = await fixture.visit(
    `<script>messages = []; addEventListener("message", ({ data }) => messages.push(data))</script>
    ${frame('referrerpolicy="no-referrer-when-downgrade"', "&heading=Framed")}`,
    { query: "?utm_source=letter&name=Dana" },
  );
  await page.frameLocator("iframe").getByText("Framed").waitFor();
  expect(await sendAndReadRow(page, "open@frames.example")).toMatchObject({
    partner: "acme-jobs",
    context: "partner",
    page_url: fixture.origin + new URL(page.url()).pathname,
    utm: { utm_source: "letter" },
  });
  const readMessages = () => page.evaluate<{ type: string; height?: number }[]>("messages");
  const submittedMessage = { type: "ridgebeam:submitted", widget: "lead-form", context: "partner" };
  await expect.poll(readMessages).toContainEqual(submittedMessage);
  const messages = await readMessages();
  expect(messages[0]).toMatchObject({ type: "ridgebeam:height", widget: "lead-form" });
  expect(Math.min(...messages.flatMap(({ height }) => height ?? []))).toBeGreaterThan(200);
  expect(JSON.stringify(messages)).not.toContain("open@frames.example");
});

test("a submission from a frame is stored with the path that its page posts, without a referrer", async () => {
  const { page } = await fixture.visit(
    `<script>addEventListener("message", ({ data, source }) => {
      if (data.type === "ridgebeam:height") source.postMessage({ type: "ridgebeam:page", path: "/jobs/foreman?id=7" }, "*");
    })</script>${frame('referrerpolicy="no-referrer"')}`,
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

test("Enter submits a form in a frame whose sandbox does not allow forms, even before the form's script has loaded", async () => {
  const parts = heldRequests(/\/embed\/parts\//);
  const { page, consoleMessages } = await fixture.visit(frame('sandbox="allow-scripts allow-same-origin"'), {
    route: parts.hold,
  });
  const form = page.frameLocator("iframe");
  await form.getByLabel("Role you need").fill("Rigger");
  await form.getByLabel("Email", { exact: true }).fill("enter@frames.example");
  await form.getByLabel("Email", { exact: true }).press("Enter");
  parts.release();
  await form.getByText(LEAD_SUCCESS_MESSAGE).first().waitFor();
  expect(await fixture.rows("contact_submissions", "enter@frames.example")).toMatchObject([
    { partner: "acme-jobs", page_url: `${fixture.origin}/` },
  ]);
  expect(consoleMessages).toEqual([]);
});

test("without JavaScript, a frame on an isolated page (COEP) shows the response inside the frame, including errors", async () => {
  const browser = await openBrowserWithoutScripts();
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
  expect(await fixture.rows("contact_submissions", "coep@frames.example")).toMatchObject([
    {
      partner: "acme-jobs",
      context: "partner",
      page_url: `${fixture.origin}/`,
      spam_reasons: { unknown_origin: expect.any(Number) as number },
    },
  ]);
  await browser.close();
});
