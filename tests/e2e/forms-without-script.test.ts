import { Readable } from "node:stream";
import type { Page, Response } from "playwright";
import { expect, test } from "vitest";
import { noticeLines } from "../behavior.ts";
import { processMemory } from "../bench/figures.ts";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { measureUntil } from "../db/measure-until.ts";
import { createDatabase } from "../db/create-database.ts";
import { postgresMissing } from "../db/postgres-server.ts";
import { useOwnFormStage } from "./form-stage.ts";
import { isAll } from "../is-all.ts";
import { hasFocus } from "./has-focus.ts";
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

const stage = useOwnFormStage();

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
  expect(await hasFocus(email)).toBe(true);
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

test("the place that a link to the form names is stored, and shown where the form comes back", async () => {
  const page = await visit("/locations/texas?place=Houston%2C%20%3CTexas%3E#request");
  const form = page.locator("#request lead-form form");
  await form.getByLabel("Role you need").fill("Rigger");
  expect((await send(page, form))?.status()).toBe(422);
  const again = page.locator("main form");
  expect(await again.getByLabel("Location").inputValue()).toBe("Houston, <Texas>");
  await again.getByLabel("Company name").fill("Halvorsen Pike");
  await again.getByLabel("Work email").fill("place@plain.example");
  expect((await send(page))?.status()).toBe(200);
  const [row] = await stage.rows("contact_submissions", "place@plain.example");
  expect(row).toMatchObject({ location: "Houston, <Texas>", context: "location_middle" });
});

test("thanks say by when what happens next, in the agency's time zone, and nothing that was typed", async () => {
  const page = await visit(quickLead.path);
  const form = formOf(page, quickLead);
  await fillForm(form, quickLead, "dated@plain.example");
  await send(page, form);
  const { agency, messages } = loadSite(process.cwd());
  const zoned = new Intl.DateTimeFormat("en-US", { timeZone: agency.timeZone, timeZoneName: "shortGeneric" });
  const zone = zoned.formatToParts().find(({ type }) => type === "timeZoneName")?.value;
  const steps = await page.locator("main .form-thanks li").allInnerTexts();
  expect(steps).toHaveLength(3);
  expect(steps[0]).toContain(messages.thanks.received);
  for (const step of steps)
    expect(step).toMatch(new RegExp(`\\w{3}, \\w{3} \\d+, \\d+:\\d\\d\\s[AP]M ${zone}`));
  const day = (step = "") => Number(/\w{3} (\d+),/.exec(step)?.[1]);
  expect(day(steps[1])).not.toBe(day(steps[0]));
  expect(page.url() + (await page.content())).not.toContain("dated@plain.example");
});

test("a frame in the sandbox stores nothing without script either, says so, and answers as it is asked to", async () => {
  const before = (await stage.rows("contact_submissions")).length;
  for (const [value, status, words] of [
    ["", 200, quickLead.success[0]],
    ["too-many", 429, "Too many tries."],
    ["unavailable", 503, noticeLines("submissionFailed")[0]],
    ["false", 500, noticeLines("submissionFailed")[0]],
    ["constructor", 500, noticeLines("submissionFailed")[0]],
  ] as const) {
    const page = await visit(`/embed/frame/lead-form?sandbox=${value}`);
    expect(await page.locator("main").innerText()).toContain("Test form");
    await fillForm(page.locator("lead-form"), quickLead, "sandbox@plain.example");
    expect((await send(page, page.locator("lead-form")))?.status()).toBe(status);
    expect(await page.locator("main").innerText()).toContain(words);
  }
  expect(await stage.rows("contact_submissions")).toHaveLength(before);
});

test.skipIf(process.platform !== "linux")(
  "huge files at once are not kept in the server's memory",
  async () => {
    const page = await (await fetch(stage.site.url + resume.path)).text();
    const [, trap = ""] = / name="(\w+-trap)"/.exec(page.slice(page.indexOf("<resume-form"))) ?? [];
    const boundary = "b0undary";
    const part = (field: string, more = "") =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${more}\r\n\r\n`;
    const [files, pieces, piece] = [10, 60, Buffer.alloc(1_048_576, "x")];
    const body = (email: string): Readable =>
      Readable.from([
        `${part("email")}${email}\r\n${part(trap)}\r\n${part("resume", '; filename="large.pdf"')}`,
        ...Array.from({ length: pieces }, () => piece),
        `\r\n--${boundary}--\r\n`,
      ]);
    const post = async (email: string) => {
      const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
      const request = { method: "POST", body: body(email), headers, duplex: "half" };
      const response = await fetch(stage.site.url + resume.path, request as unknown as RequestInit);
      return { status: response.status, html: await response.text() };
    };
    await post("first@huge.example");
    const memory = () => processMemory(stage.site.pid(), "VmRSS") ?? 0;
    const before = memory();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, memory())), 50);
    const answers = await Promise.all(Array.from({ length: files }, (_, n) => post(`file${n}@huge.example`)));
    clearInterval(watch);
    for (const [n, { status, html }] of answers.entries()) {
      expect(status).toBe(422);
      expect(html).toContain(noticeLines("resumeSize")[0]);
      expect(html).toContain(`value="file${n}@huge.example"`);
    }
    // Half of what was sent, since what is read is not collected at once.
    expect(most - before).toBeLessThan((files * pieces * 1_048_576) / 2);
  },
);

test.skipIf(!isAll || postgresMissing)("on PostgreSQL too, a resume is kept, mended and stored", async () => {
  const postgres = await createDatabase();
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
    await postgres.drop();
  }
});
