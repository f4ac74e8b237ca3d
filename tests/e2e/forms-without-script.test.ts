import type { Page, Response } from "playwright";
import { expect, test } from "vitest";
import { noticeLines } from "../behavior.ts";
import { measureUntil } from "../db/measure-until.ts";
import { postgresMissing, startPostgres } from "../db/postgres-server.ts";
import { useFormStage } from "./form-stage.ts";
import { pdf, fileOf } from "./sample-files.ts";
import {
  byName,
  contact,
  fillForm,
  formOf,
  quickLead,
  resume,
  SAMPLE_FORMS,
  sendButton,
  valuesOf,
} from "./sample-forms.ts";
import { startSite } from "./start-site.ts";

const stage = useFormStage();

const visit = async (path: string): Promise<Page> =>
  (await stage.visit(path, { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })).page;

/** Presses Send, and answers the page that follows. */
async function send(page: Page, form = page.locator("main form")): Promise<Response | null> {
  const [response] = await Promise.all([page.waitForNavigation(), sendButton(form).click()]);
  return response;
}

test.each(byName(...SAMPLE_FORMS))("%s stores the same row without script", async (_name, sample) => {
  const email = `plain${sample.path.length}@${sample.tag}.example`;
  const page = await visit(sample.path);
  const form = formOf(page, sample);
  await fillForm(form, sample, email);
  const response = await send(page, form);
  expect(response?.status()).toBe(200);
  expect(response?.request().redirectedFrom()?.method()).toBe("POST");
  expect(response?.headers()["cache-control"]).toBe("no-store");
  const words = sample === resume ? ["Application Submitted!"] : sample.success;
  for (const line of words) expect(await page.locator("main").innerText()).toContain(line);

  const script = `script${sample.path.length}@${sample.tag}.example`;
  const { page: scripted } = await stage.visit(sample.path);
  const same = formOf(scripted, sample);
  await fillForm(same, sample, script);
  await sendButton(same).click();
  await scripted.locator("main .form-thanks").waitFor();
  const [plain] = await stage.rows(sample.table, email);
  const [other] = await stage.rows(sample.table, script);
  // What each visit has its own of, and what only a script can measure.
  const own = ["id", "email", "created_at", "resume_file_path", "spam_score", "spam_reasons", "updated_at"];
  const shared = (row: object = {}) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !own.includes(name)));
  expect(shared(plain)).toEqual(shared(other));
  expect(plain?.spam_score).toBeLessThan(60);
});

test("what will not do comes back with its errors and everything that was typed", async () => {
  const page = await visit(contact.path);
  const form = formOf(page, contact);
  await fillForm(form, contact, `<b>"not & an address'`);
  const typed = await valuesOf(form);
  const response = await send(page, form);
  expect(response?.status()).toBe(422);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  const again = page.locator("main form");
  expect(await valuesOf(again)).toEqual(typed);
  expect(await page.locator('main [role="alert"]').allInnerTexts()).toContain(noticeLines("emailInvalid")[0]);
  const email = again.getByLabel("Business email");
  expect(await email.getAttribute("aria-invalid")).toBe("true");
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
  await email.fill("mended@contact.example");
  expect((await send(page))?.status()).toBe(200);
  const [row] = await stage.rows("contact_submissions", "mended@contact.example");
  expect(row).toMatchObject({
    project_details: "Two river crossings.\nStart in May.",
    timeline: "Within a month",
  });
});

test("the quick form asks for more where nobody could be reached, in the header as well", async () => {
  const page = await visit("/services");
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Request Talent" }).click();
  await banner.getByLabel("Role you need").fill("Rigger");
  await send(page, banner.locator(".quick-panel form"));
  const again = page.locator("main form");
  expect(await page.locator("main").innerText()).toContain(noticeLines("quickIncomplete")[0]);
  await again.getByLabel("Company name").fill("Halvorsen Pike");
  await again.getByLabel("Work email").fill("header@plain.example");
  expect((await send(page))?.status()).toBe(200);
  const [row] = await stage.rows("contact_submissions", "header@plain.example");
  expect(row).toMatchObject({ context: "header", company_name: "Halvorsen Pike", position_type: "Rigger" });
});

test("a file that was sent is kept while the form is mended, and one that will not do is named", async () => {
  const page = await visit(resume.path);
  const form = formOf(page, resume);
  await fillForm(form, { ...resume, file: pdf('résumé "neu" 履歴書.pdf') }, "no address");
  expect((await send(page, form))?.status()).toBe(422);
  const again = page.locator("main form");
  expect(await again.innerText()).toContain('résumé "neu" 履歴書.pdf');
  await again.getByLabel("Email").fill("kept@plain.example");
  expect((await send(page))?.status()).toBe(200);
  const [row] = await stage.rows("resume_submissions", "kept@plain.example");
  expect(row).toMatchObject({
    resume_filename: 'résumé "neu" 履歴書.pdf',
    resume_file_size: resume.file?.buffer.length,
  });

  for (const [file, notice] of [
    [fileOf("photo.png", "PNG"), "resumeType"],
    [fileOf("fake.pdf", "no PDF"), "resumeType"],
    [pdf("large.pdf", 10 * 1_048_576 + 1), "resumeSize"],
  ] as const) {
    const next = await visit(resume.path);
    const filled = formOf(next, resume);
    await fillForm(filled, { ...resume, file }, "bad@file.example");
    const typed = { ...(await valuesOf(filled)), resume: "" };
    expect((await send(next, filled))?.status(), file.name).toBe(422);
    const refused = next.locator("main form");
    expect(await refused.innerText()).toContain(noticeLines(notice)[0]);
    expect(await valuesOf(refused)).toMatchObject(typed);
  }
  expect(await stage.rows("resume_submissions", "bad@file.example")).toEqual([]);
});

test("sent twice within the hour it is one row, and a filled trap is flagged", async () => {
  // The hours are the clock's, and a full one may begin between the two.
  const rows = await measureUntil(
    (stored) => stored.length === 1,
    async () => {
      const email = `${crypto.randomUUID()}@plain.example`;
      for (let time = 0; time < 2; time += 1) {
        const page = await visit(quickLead.path);
        const form = formOf(page, quickLead);
        await fillForm(form, quickLead, email);
        await send(page, form);
      }
      return stage.rows("contact_submissions", email);
    },
  );
  expect(rows).toHaveLength(1);

  const { page } = await stage.visit(quickLead.path);
  const body = await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>("main lead-form form");
    const data = new FormData(form ?? undefined);
    for (const name of data.keys()) data.set(name, "spam words");
    data.set("email", "trapped@plain.example");
    const response = await fetch(location.href, { method: "POST", body: data });
    return [response.status, response.redirected, new URL(response.url).pathname];
  });
  expect(body).toEqual([200, true, "/sent"]);
  const [row] = await stage.rows("contact_submissions", "trapped@plain.example");
  expect(Object.keys(row?.spam_reasons as object)).toContain("trap_own_words");
});

test.each([
  "lead-form",
  "contact-form",
  "resume-form",
  "salary-report-form",
  "insight-lead-form",
  "employer-lead-form",
])("the frame of <%s> works without script, with the attributes of its address", async (tag) => {
  const page = await visit(`/embed/frame/${tag}?partner=acme-jobs`);
  const sample = SAMPLE_FORMS.find((one) => one.tag === tag) ?? quickLead;
  await fillForm(page.locator(tag), sample, `frame@${tag}.example`);
  expect((await send(page, page.locator(tag)))?.status()).toBe(200);
  const [row] = await stage.rows(sample.table, `frame@${tag}.example`);
  expect(row).toMatchObject({ partner: "acme-jobs" });
});

test.skipIf(postgresMissing)("on PostgreSQL too, a resume is kept, mended and stored", async () => {
  const postgres = await startPostgres();
  const site = await startSite({ DATABASE_URL: postgres.url });
  try {
    const page = await visit(resume.path);
    await page.goto(site.url + resume.path);
    await fillForm(formOf(page, resume), resume, "no address");
    expect((await send(page))?.status()).toBe(422);
    await page.locator("main form").getByLabel("Email").fill("postgres@plain.example");
    expect((await send(page))?.status()).toBe(200);
    const rows = site.rows("resume_submissions");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ email: "postgres@plain.example", resume_filename: "resume.pdf" });
  } finally {
    await site.stop();
    await postgres.stop();
  }
});
