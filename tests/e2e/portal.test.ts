import { describe, expect, test } from "vitest";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { EXPECT_TIMEOUT, useFormStage } from "./form-stage.ts";
import { holdRequests } from "./hold-requests.ts";
import { LARGEST, pdf } from "./sample-files.ts";
import {
  byName,
  fillForm,
  formOf,
  readNotice,
  resume,
  SAMPLE_FORMS,
  sendButton,
  valuesOf,
} from "./sample-forms.ts";

// The notices of docs/behavior/messages.md, row by row.

const { demoEmail, demoPassword } = loadSite(process.cwd()).messages.portalLogin;
const stage = useFormStage();

const BACKEND = /\/(rest|storage)\/v1\//;

describe.each(byName(...SAMPLE_FORMS))("%s", (_name, sample) => {
  const slug = `${sample.tag}${sample.path.length}`;

  test("says that it is sending, then thanks, and its values are in the database", async () => {
    const email = `ok@${slug}.example`;
    const { page, said } = await stage.visit(sample.path);
    const form = formOf(page, sample);
    const empty = await valuesOf(form);
    await fillForm(form, sample, email);
    const button = sendButton(form);
    expect(await button.textContent()).toBe(sample.button);

    const release = await holdRequests(page, BACKEND);
    await button.click();
    await form.getByRole("button", { name: sample.sending }).waitFor();
    expect(await button.isDisabled()).toBe(true);
    expect(await form.getByLabel(sample.email).isDisabled()).toBe(true);
    release();

    expect(await readNotice(page, "status")).toEqual(sample.success);
    await form.getByRole("button", { name: "Send another" }).click();
    expect(await valuesOf(form)).toEqual(empty);
    expect([await button.textContent(), await button.isEnabled()]).toEqual([sample.button, true]);
    const rows = await stage.rows(sample.table, email);
    expect(rows).toHaveLength(1);
    const stored = Object.values(rows[0] ?? {});
    for (const [label, text] of Object.entries({ ...sample.texts, ...sample.choices })) {
      if (label !== "Full name") expect(stored).toContain(text);
    }
    expect(said).toEqual([]);
  });

  test("reports a failure and keeps the values", async () => {
    const email = `failed@${slug}.example`;
    const { page } = await stage.visit(sample.path);
    await page.route(BACKEND, (route) => route.fulfill({ status: 500, json: { message: "out of order" } }));
    const form = formOf(page, sample);
    await fillForm(form, sample, email);
    const filled = await valuesOf(form);
    await sendButton(form).click();

    expect(await readNotice(page, "alert")).toEqual(sample.failure);
    expect(await valuesOf(form)).toEqual(filled);
    expect(Object.values(filled)).toContain(email);
    const button = sendButton(form);
    expect([await button.textContent(), await button.isEnabled()]).toEqual([sample.button, true]);
    expect(await stage.rows(sample.table, email)).toEqual([]);
  });
});

describe("the resume form", () => {
  test("refuses a file over 10 MB", async () => {
    const { page, posts } = await stage.visit(resume.path);
    const form = formOf(page, resume);
    await form.getByLabel("Resume").setInputFiles(pdf("long.pdf", LARGEST + 1));
    expect(await readNotice(page, "alert")).toEqual(["File size must be less than 10MB."]);
    expect((await valuesOf(form)).resume).toBe("");
    expect(posts).toEqual([]);
  });

  test("is replaced by thanks that lead home", async () => {
    const { page } = await stage.visit(resume.path);
    const form = formOf(page, resume);
    await fillForm(form, resume, "thanks@resume.example");
    await sendButton(form).click();
    await form.getByRole("heading", { name: "Application Submitted!" }).waitFor();
    await form.locator("form").waitFor({ state: "detached" });
    expect(await form.textContent()).toContain("within 24 hours");
    await form.getByRole("link", { name: "Return to Homepage" }).click();
    await page.waitForURL(`${stage.site.url}/`);
  });
});

describe("the candidate sign-in", () => {
  const open = async () => {
    const visit = await stage.visit("/portal", { before: (page) => page.clock.install() });
    const form = visit.page.locator("main portal-login");
    const send = form.getByRole("button", { name: "Sign In" });
    return { ...visit, form, send };
  };

  test("shows each field's error until the field is edited", async () => {
    const { form, send, posts } = await open();
    await send.click();
    await form.getByText("Email is required").waitFor();
    await form.getByText("Password is required").waitFor();
    await form.getByLabel("Email").fill("dana");
    await form.getByText("Email is required").waitFor({ state: "detached" });
    expect(await form.getByText("Password is required").count()).toBe(1);
    await form.getByLabel("Password", { exact: true }).fill("12345");
    await send.click();
    await form.getByText("Please enter a valid email address").waitFor();
    await form.getByText("Password must be at least 6 characters").waitFor();
    expect(posts).toEqual([]);
  });

  test.each([
    ["candidate@example.com", "wrong-password", "Invalid email or password. Please try again."],
    [demoEmail, demoPassword, "Login successful! Redirecting to dashboard..."],
  ])("answers %s after two seconds", async (email, password, answer) => {
    const { page, form, send, posts } = await open();
    await form.getByLabel("Email").fill(email);
    await form.getByLabel("Password", { exact: true }).fill(password);
    await page.waitForFunction(() => customElements.get("portal-login") !== undefined);
    // From here on, the test controls the clock.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await send.click();
    await form.getByRole("button", { name: "Signing in..." }).waitFor();
    expect(await form.getByLabel("Email").isDisabled()).toBe(true);
    await page.clock.runFor(1_900);
    expect(await form.getByText(answer).count()).toBe(0);
    await page.clock.runFor(200);
    await form.getByText(answer).waitFor();
    expect(await form.getByLabel("Email").inputValue()).toBe(email);
    expect(page.url()).toBe(`${stage.site.url}/portal`);
    expect(posts).toEqual([]);
  });

  test("shows and hides the password", async () => {
    const { form } = await open();
    const password = form.locator('input[autocomplete="current-password"]');
    await password.fill("secret-word");
    const show = form.getByRole("button", { name: "Show password" });
    await show.click();
    await expect.poll(() => password.getAttribute("type"), EXPECT_TIMEOUT).toBe("text");
    await form.getByRole("button", { name: "Hide password" }).click();
    await expect.poll(() => password.getAttribute("type")).toBe("password");
    expect(await password.inputValue()).toBe("secret-word");
  });
});

test("an unknown address shows the page for it and names the path in the console", async () => {
  const { page, said } = await stage.visit("/no/such/page");
  await page.getByText("Oops! Page not found").waitFor();
  await page.getByText("404", { exact: true }).waitFor();
  await expect.poll(() => said.join()).toContain("/no/such/page");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(`${stage.site.url}/`);
});
