import type { Page } from "playwright";
import { expect, test } from "vitest";
import { readBuiltFile } from "../dist/read-dist.ts";
import { emulateNetwork } from "../browser/emulate-phone.ts";
import { usePageFixture } from "./page-fixture.ts";
import { heldRequests } from "./hold-requests.ts";
import {
  contact,
  employerLead,
  fillForm,
  sendForm,
  listLostValues,
  locateForm,
  locateSendButton,
  quickLead,
  readNotice,
  readValues,
  resume,
  salaryReport,
  type SampleForm,
} from "./sample-forms.ts";
import { isFullRun } from "../is-full-run.ts";

const fixture = usePageFixture();

/** Slow enough for visitors to type before a form's code has loaded. */
const SLOWER_CONNECTION = { rttMs: 560, downBitsPerSecond: 1_440_000, upBitsPerSecond: 672_000 };

/**
 * Waits until the page's loader has run and intercepts form submits. Before that, the browser would submit a
 * form itself.
 */
function waitForLoader(page: Page): Promise<unknown> {
  // Pass a string, since Vite would transform `import()` in a function.
  return page.evaluate(
    `import(document.querySelector("script[src*='/widgets/loader-']").src).then(() => null)`,
  );
}

const isDefined = (page: Page, tag: string): Promise<boolean> =>
  page.evaluate((name) => customElements.get(name) !== undefined, tag);

/** Opens a form whose script does not load until `release` is called. */
async function openWithoutCode(sample: SampleForm, end?: "abort") {
  const { hold, release } = heldRequests(`**/widgets/${sample.tag}-*`, end);
  return { ...(await fixture.visitForm(sample, { before: hold })), release };
}

/** Forms by page: one form per table, and with `--all`, one with checkboxes. */
const PAGES = [[contact, salaryReport], [resume], ...(isFullRun ? [[employerLead]] : [])];

test.each(PAGES.map((samples) => [samples.map(({ name }) => name).join(" and "), samples] as const))(
  "%s on a slow connection keeps what is typed before its script loads, and is stored once",
  async (_names, samples) => {
    const [{ path } = contact] = samples;
    const scripts = heldRequests(/\/widgets\/[a-z-]+-form-/);
    const { page, consoleProblems, postedPaths } = await fixture.visit(path, {
      returnOnCommit: true,
      before: async (openedPage) => {
        await emulateNetwork(openedPage, SLOWER_CONNECTION);
        await scripts.hold(openedPage);
      },
      viewport: { width: 390, height: 844 },
    });
    for (const sample of samples) {
      await fillForm(locateForm(page, sample), sample, "draft@slow.example");
      expect(await isDefined(page, sample.tag)).toBe(false);
    }
    scripts.release();
    for (const [index, sample] of samples.entries()) {
      const email = `slow@${sample.tag}.example`;
      const form = locateForm(page, sample);
      await form.getByLabel(sample.email).fill(email);
      await waitForLoader(page);
      await locateSendButton(form).click();
      await form.locator(".form-thanks").waitFor();
      expect(await readNotice(page, "status")).toEqual(sample.successLines);
      await page.getByRole("button", { name: "Dismiss" }).click();
      const rows = await fixture.rows(sample.table, email);
      expect(rows).toHaveLength(1);
      expect(listLostValues(rows[0]!, sample)).toEqual([]);
      expect(postedPaths.filter((posted) => posted.startsWith("/rest/"))).toHaveLength(index + 1);
    }
    expect(consoleProblems).toEqual([]);
  },
);

test("a form sent before the page's first script has loaded is submitted by the browser, and stored once", async () => {
  const { page, postedPaths } = await fixture.visit(quickLead.path, {
    returnOnCommit: true,
    before: heldRequests("**/widgets/**").hold,
  });
  const form = locateForm(page, quickLead);
  await sendForm(form, quickLead, "first@lead.example");
  await page.waitForURL(/\/sent\//, { waitUntil: "commit" });
  for (const line of quickLead.successLines) await page.getByText(line).waitFor();
  expect(postedPaths).toEqual([quickLead.path]);
  expect(await fixture.rows("contact_submissions", "first@lead.example")).toHaveLength(1);
});

test.runIf(isFullRun)(
  "a page with three forms fetches React once, and the backend client only when a visitor leaves a field",
  async () => {
    const fetchedFiles: string[] = [];
    const { page } = await fixture.visit(contact.path, {
      before: (opened) =>
        Promise.resolve(
          opened.on("request", (request) => fetchedFiles.push(new URL(request.url()).pathname)),
        ),
    });
    const countFiles = async (marker: string): Promise<number> => {
      await page.waitForLoadState("networkidle");
      return fetchedFiles.filter((file) => file.endsWith(".js") && readBuiltFile(file).includes(marker))
        .length;
    };
    const CLIENT_MARKER = "supabaseKey is required.";
    await page.getByRole("button", { name: "Request Talent" }).hover();
    for (const tag of ["site-header", "salary-report-form", "contact-form"]) {
      await page.locator(tag).scrollIntoViewIfNeeded();
      await page.waitForFunction((name) => customElements.get(name) !== undefined, tag);
    }
    expect(await countFiles("__reactFiber")).toBe(1);
    expect(await countFiles(CLIENT_MARKER)).toBe(0);
    await page.locator("main contact-form").getByLabel("First name").pressSequentially("Dana");
    expect(await countFiles(CLIENT_MARKER)).toBe(0);
    await page.keyboard.press("Tab");
    await expect.poll(() => countFiles(CLIENT_MARKER)).toBe(1);
    await page.locator("main salary-report-form").getByLabel("Work email").fill("dana@example.com");
    await page.keyboard.press("Tab");
    expect(await countFiles(CLIENT_MARKER)).toBe(1);
    const scripts = fetchedFiles.filter((file) => file.endsWith(".js"));
    expect(new Set(scripts).size).toBe(scripts.length);
  },
);

test.runIf(isFullRun)(
  "a form that is sent three times before its script loads shows that it is sending, email and phone after ten seconds, and is delivered once",
  async () => {
    const { page, form, release, consoleProblems, postedPaths } = await openWithoutCode(contact);
    await fillForm(form, contact, "early@contact.example");
    const filledValues = await readValues(form);
    const region = form.locator('form ~ [role="status"]');
    expect(await region.innerText()).toBe("");
    const sent = Date.now();
    await form.getByLabel("Business email").press("Enter");
    await locateSendButton(form).dblclick();
    expect(await isDefined(page, contact.tag)).toBe(false);
    await form.getByText("Sending...").waitFor();
    expect(await region.ariaSnapshot()).toContain("Sending...");
    const phone = form.locator('a[href^="tel:"]');
    await phone.waitFor();
    expect(Date.now() - sent).toBeGreaterThan(10_000);
    await form.locator('a[href^="mailto:"]').waitFor();
    expect(await readValues(form)).toEqual(filledValues);
    release();
    expect(await readNotice(page, "status")).toEqual(contact.successLines);
    await phone.waitFor({ state: "hidden" });
    expect(postedPaths).toHaveLength(1);
    expect(await fixture.rows("contact_submissions", "early@contact.example")).toHaveLength(1);
    expect(consoleProblems).toEqual([]);
  },
);

test("keys, changes and taps are handled while a form hydrates, and an attribute that is set meanwhile is shown without losing what is typed", async () => {
  const { page, form, release } = await openWithoutCode(quickLead);
  await fillForm(form, quickLead, "hydrates@lead.example");
  const wasReady = page.evaluate(
    (tag) =>
      new Promise<boolean>((resolve) => {
        const define = customElements.define.bind(customElements);
        customElements.define = (name, element) => {
          define(name, element);
          if (name !== tag) return;
          const host = document.querySelector(`main ${tag}`)!;
          let isReady = false;
          host.addEventListener("ridgebeam:ready", () => (isReady = true));
          host.setAttribute("submit", "Send this now");
          for (const type of ["pointerdown", "click", "keydown", "keypress", "input", "keyup", "change"])
            host.querySelector("input")!.dispatchEvent(new Event(type, { bubbles: true }));
          // The widget announces that it is ready in a microtask, after the effects of React's commit.
          const afterMicrotasks = (count: number): void =>
            count === 0 ? resolve(isReady) : queueMicrotask(() => afterMicrotasks(count - 1));
          afterMicrotasks(5);
        };
      }),
    quickLead.tag,
  );
  const filledValues = await readValues(form);
  release();
  expect(await wasReady).toBe(false);
  await form.getByRole("button", { name: "Send this now" }).waitFor();
  expect(await readValues(form)).toEqual(filledValues);
});

test("a form whose script fails to load shows email and phone, and is submitted by the browser", async () => {
  const { page, form, release, consoleProblems, postedPaths } = await openWithoutCode(resume, "abort");
  await fillForm(form, resume, "never@script.example");
  const filledValues = await readValues(form);
  release();
  const contact = form.locator(".form-fallback");
  await contact.getByRole("link", { name: /@/ }).waitFor();
  const phone = contact.getByRole("link", { name: /555/ });
  await phone.waitFor();
  expect(await phone.getAttribute("href")).toMatch(/^tel:/);
  expect(await readValues(form)).toEqual(filledValues);
  const listOwnWarnings = () => consoleProblems.filter((text) => text.startsWith("ridgebeam:"));
  await expect.poll(listOwnWarnings).toHaveLength(1);
  expect(postedPaths).toEqual([]);
  await locateSendButton(form).click();
  await page.waitForURL(/\/sent\//);
  expect(await fixture.rows("resume_submissions", "never@script.example")).toHaveLength(1);
});

test("a form that is waiting to be sent is submitted by the browser if its script fails to load", async () => {
  const { page, form, release } = await openWithoutCode(resume, "abort");
  await sendForm(form, resume, "waits@script.example");
  await form.getByText("Sending...").waitFor();
  release();
  await page.waitForURL(/\/sent\//);
  expect(await fixture.rows("resume_submissions", "waits@script.example")).toHaveLength(1);
});

test("a form shows an error and keeps its values if it is sent before its script loads while offline or the server is down", async () => {
  const { page } = await fixture.visit(resume.path, {
    before: (opened) => opened.route(`**/widgets/${resume.tag}-*`, (route) => route.abort()),
  });
  const address = page.url();
  const form = locateForm(page, resume);
  await page.context().setOffline(true);
  await fillForm(form, resume, "offline@script.example");
  const filledValues = await readValues(form);
  const sendAndFail = async (): Promise<void> => {
    await locateSendButton(form).click();
    await page
      .getByRole("alert")
      .filter({ hasText: resume.failureLines.join(" ") })
      .waitFor();
    expect(page.url()).toBe(address);
    expect(await readValues(form)).toEqual(filledValues);
    await form.getByRole("link", { name: /@/ }).waitFor();
  };
  await sendAndFail();
  await sendAndFail();
  await page.context().setOffline(false);
  await page.route(`**${resume.path}`, (route) => route.fulfill({ status: 502 }));
  const proxyResponse = page.waitForResponse(`**${resume.path}`);
  await sendAndFail();
  expect((await proxyResponse).status()).toBe(502);
  await page.unroute(`**${resume.path}`);
  await locateSendButton(form).dblclick();
  await page.waitForURL(/\/sent\//);
  expect(await fixture.rows("resume_submissions", "offline@script.example")).toHaveLength(1);
});

test.runIf(isFullRun)(
  "the page does not scroll away from #contact if a visitor fills in the form before the first script loads",
  async () => {
    const loader = heldRequests("**/widgets/loader-*");
    const { page } = await fixture.visit(`${contact.path}#contact`, {
      returnOnCommit: true,
      before: loader.hold,
    });
    const field = locateForm(page, contact).getByLabel("First name");
    await field.pressSequentially("Da");
    loader.release();
    await waitForLoader(page);
    // Wait longer than a smooth scroll takes.
    await page.waitForTimeout(1000);
    await page.keyboard.type("na");
    expect(await field.inputValue()).toBe("Dana");
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  },
);

test.runIf(isFullRun)(
  "a password is shown once the sign-in's script has loaded if the Show button was pressed before",
  async () => {
    const script = heldRequests(/\/widgets\/portal-login-/);
    const { page, consoleProblems } = await fixture.visit("/portal", { before: script.hold });
    const password = page.locator('portal-login input[autocomplete="current-password"]');
    await password.fill("secret-word");
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await password.getAttribute("type")).toBe("password");
    script.release();
    await expect.poll(() => password.getAttribute("type")).toBe("text");
    expect(await password.inputValue()).toBe("secret-word");
    expect(consoleProblems).toEqual([]);
  },
);
