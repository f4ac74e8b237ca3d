import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createFileInspector } from "../../server/jobs/file-checks/inspect/file-inspector.ts";
import { createPostedForms } from "../../server/http/forms/posted-forms.ts";
import type { SubmissionStore } from "../../server/http/forms/submission-store.ts";
import { listen } from "../../server/platform/serving/listen.ts";
import { createSiteApp } from "../../server/http/site-app.ts";
import { readTrustedProxies } from "../../server/platform/serving/trusted-proxies.ts";
import type { TemplateData } from "../../site/layouts/page.ts";
import postedFormStrings from "../../site/pages/posted-form-strings.11ty.tsx";
import { shippedContent } from "../shipped-content.ts";
import { readNoticeLines } from "../read-behavior.ts";
import { describeBackend } from "./served-backend.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const pages = {
  "jobs.html": "<form></form>",
  "apply.html": `<form><input name="resume" type="file"></form>`,
  "es/apply.html": `<html lang="es-US"><form><input name="resume" type="file"></form>`,
  "jobs/electrician.html": `<apply-form><form><input name="resume" type="file"></form></apply-form>`,
  "jobs/filled.html": "<p>No longer open</p>",
  "_gone.txt": "/jobs/filled\n",
  "locations/texas.html": "<form></form>",
  "embed/frame/lead-form.html": "<form></form>",
  "embed/frame/es/lead-form.html": `<html lang="es-US"><form></form>`,
};
/** Headers of static hosts, also for responses that are not files. */
const PAGE_POLICY = "default-src 'none'";
const headerRules = `/*\n  Content-Security-Policy: ${PAGE_POLICY}\n  Cache-Control: public, max-age=0, must-revalidate\n`;
const { site, translations } = shippedContent;
const spanish = translations.find(({ site: { language } }) => language === "es")!.site;
const texts = postedFormStrings.render({ site } as TemplateData);
const { agency, messages } = site;
const lead = {
  form: "lead-form general",
  position: 'Foreman "North" <b>',
  email: "",
  phone: "713 555 0100",
  "a-trap": "",
};
const application = {
  form: "resume-form ",
  firstName: "Dana",
  lastName: "Okafor",
  phone: "(302) 555-0111",
  position: "Estimator",
  experience: "4-7 years",
  additional: "",
  "a-trap": "",
};
const openingApplication = {
  form: "apply-form opening",
  job: "J-2602",
  title: "Electrician",
  name: "Dana",
  trade: "Wiring",
  experience: "4-7 years",
};
const resume = new Blob([`%PDF-1.7\n${" ".repeat(500)}\n%%EOF\n`]);
const proxies = readTrustedProxies("1");

describeBackend("forms without JavaScript", { proxies }, (backend, isFastest) => {
  const folder = temporaryFolder();
  const inspector = createFileInspector();
  afterAll(() => inspector.close());
  let url = "";
  let stop = (): void => undefined;
  const waitingInserts = new Map<string, (() => void)[]>();
  beforeAll(async () => {
    for (const name of ["sent", "es/sent"]) mkdirSync(join(folder, name), { recursive: true });
    for (const [name, html] of Object.entries(pages)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), html);
    }
    writeFileSync(join(folder, "_headers"), headerRules);
    const store: SubmissionStore = {
      ...backend.store,
      async insert(context, ...row) {
        const line = waitingInserts.get(context.req.header("x-forwarded-for") ?? "");
        if (line) await new Promise<void>((resolve) => line.push(resolve));
        return backend.store.insert(context, ...row);
      },
    };
    const forms = createPostedForms({ store, inspector, folder });
    const sample = { method: "POST", body: toFormData(lead) };
    // During a deployment, the server may start before its pages exist.
    expect((await createPostedForms({ store, inspector, folder }).request("/jobs", sample)).status).toBe(503);
    writeFileSync(join(folder, "sent/texts.json"), texts);
    writeFileSync(
      join(folder, "es/sent/texts.json"),
      postedFormStrings.render({ site: spanish } as TemplateData),
    );
    const { server, port } = await listen(createSiteApp(backend, folder, { proxies, forms }), {
      port: 0,
      proxies,
    });
    url = `http://127.0.0.1:${port}`;
    stop = () => server.close();
  });
  const toFormData = (fields: Record<string, string | Blob>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (typeof value === "string") body.set(name, value);
      else body.set(name, value, value instanceof File ? value.name : "resume.pdf");
    return body;
  };
  beforeEach(() => backend.reset());
  afterAll(() => stop());

  const limit = (scope: string, count: number) => backend.limit(scope, "address", count);
  const expectPageHeaders = ({ headers }: Response): void => {
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toBe(PAGE_POLICY);
  };
  async function post(path: string, fields: Record<string, string | Blob>, address = "203.0.113.1") {
    const headers = { "x-forwarded-for": address, origin: url };
    const body = toFormData(fields);
    const response = await fetch(url + path, { method: "POST", body, headers, redirect: "manual" });
    expectPageHeaders(response);
    const html = await response.text();
    if (response.status !== 303) {
      const { back } = path.startsWith("/es/") ? spanish.sent : site.sent;
      for (const words of [agency.email, agency.phone.text, back]) expect(html).toContain(words);
    }
    return { status: response.status, html, location: response.headers.get("location") };
  }
  const stored = (table: string) => backend.count(table);

  async function withFailingFunction<T>(name: string, work: () => Promise<T>): Promise<T> {
    const [found] = await backend.database.query<{ definition: string }>(
      "select pg_get_functiondef(p.oid) as definition from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname = $1",
      [name],
    );
    const head = /^[^]*?(?=\s+AS \$)/.exec(found!.definition)![0].replace(/LANGUAGE \w+/, "LANGUAGE plpgsql");
    await backend.database.run(
      `${head} as $$ begin raise exception 'no room' using errcode = '53100'; end $$`,
    );
    try {
      return await work();
    } finally {
      await backend.database.run(found!.definition);
    }
  }

  it("are stored, and redirect to a thank-you page", async () => {
    const { status, location } = await post("/jobs", { ...lead, email: "thanks@client.example" });
    expect([status, location]).toEqual([303, "/sent/lead"]);
    const [row] = await backend.database.query("select * from public.contact_submissions");
    expect(row).toMatchObject({
      email: "thanks@client.example",
      position_type: lead.position,
      timeline: "Standard",
      context: "general",
      source: "contact_form",
      page_url: `${url}/jobs`,
    });
  });

  it("sent too often are rejected with a message, while other senders' forms are stored", async () => {
    await limit("contact_submissions", 3);
    const answers = [];
    for (let n = 1; n <= 5; n += 1)
      answers.push(await post("/jobs", { ...lead, email: `often${n}@client.example` }));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 429, 429]);
    const { html } = answers.at(-1)!;
    expect(html).toContain(readNoticeLines("submissionFailed")[0]);
    expect(html).toContain(messages.fallback.tooMany);
    expect((await post("/jobs", { ...lead, email: "other@client.example" }, "198.51.100.1")).status).toBe(
      303,
    );
  });

  it.each(["count_tries", "hashed"])(
    "are rejected with a message while the SQL function %s fails, and can be sent again later",
    async (name) => {
      const fields = { ...lead, email: `${name}@client.example` };
      const { status, html } = await withFailingFunction(name, () => post("/jobs", fields));
      expect(status).toBe(503);
      expect(html).toContain(readNoticeLines("submissionFailed")[0]);
      expect(await stored("public.contact_submissions")).toBe(0);
      expect((await post("/jobs", fields)).status).toBe(303);
      expect(await stored("public.contact_submissions")).toBe(1);
    },
  );

  it("with a file are rejected with a message while no file can be stored", async () => {
    await limit("resumes", 0);
    const fields = { ...application, email: "file@client.example", resume };
    expect((await post("/apply", fields)).status).toBe(429);
    await limit("resumes", 10);
    expect((await post("/apply", fields)).status).toBe(303);
    expect(await stored("public.resume_submissions")).toBe(1);
  });

  it("with resumes queued behind others from the same sender do not delay other senders' resumes", async () => {
    const line: (() => void)[] = [];
    waitingInserts.set("203.0.113.1", line);
    const send = (name: string, address: string) => {
      const resume = new File(["%PDF-1.7\n"], `${name}.pdf`);
      return post("/apply", { ...application, email: `${name}@client.example`, resume }, address);
    };
    const waiting = ["first", "second", "third"].map((name) => send(name, "203.0.113.1"));
    try {
      await expect.poll(() => line.length).toBeGreaterThan(0);
      expect(await Promise.race([send("other", "198.51.100.1"), sleep(2_000, "kept waiting")])).toMatchObject(
        {
          status: 303,
        },
      );
      expect(await stored("public.resume_submissions")).toBe(1);
    } finally {
      waitingInserts.clear();
      for (const go of line) go();
    }
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await stored("public.resume_submissions")).toBe(4);
  });

  it("for an opening are stored without a file, with one, and after it has ended", async () => {
    const apply = (path: string, more: Record<string, string | Blob>) =>
      post(path, { ...openingApplication, ...more });
    const open = "/jobs/electrician";
    expect(await apply(open, { phone: "302 555 0100" })).toMatchObject({
      status: 303,
      location: "/sent/application",
    });
    expect(await apply(open, { email: "a@b.example", resume })).toMatchObject({ status: 303 });
    expect(await apply("/jobs/filled", { email: "late@b.example", resume })).toMatchObject({
      status: 303,
      location: "/sent/late-application",
    });
    const { errors, labels } = messages;
    const incomplete = await apply(open, { name: " ", trade: "" });
    expect(incomplete.status).toBe(422);
    for (const line of [
      `${labels.name}: ${errors.name}`,
      `${labels.phone}: ${errors.phoneOrEmail}`,
      `${labels.trade}: ${errors.trade}`,
    ])
      expect(incomplete.html).toContain(`<li>${line}</li>`);
    const wrongValues: Record<string, string>[] = [
      { job: "J-1" },
      { job: "J-99999999" },
      { title: "x".repeat(161) },
    ];
    for (const wrong of wrongValues)
      expect((await apply(open, { email: "a@b.example", ...wrong })).status).toBeGreaterThanOrEqual(400);
    // Without an opening, it is the resume form's row, which needs a file, a phone number and a last name.
    expect((await apply(open, { email: "a@b.example", job: "" })).status).toBe(400);
    const rows = await backend.database.query(
      "select job, desired_position, first_name, last_name, trade, resume_filename, context from public.resume_submissions order by created_at",
    );
    const row = {
      job: "J-2602",
      desired_position: "Electrician",
      first_name: "Dana",
      last_name: "",
      trade: "Wiring",
      context: "opening",
    };
    expect(rows).toEqual([
      { ...row, resume_filename: null },
      { ...row, resume_filename: "resume.pdf" },
      { ...row, resume_filename: "resume.pdf" },
    ]);
  });

  // The other tests do not depend on the type of database.
  if (!isFastest) return;

  it("are rejected with errors that use the form's labels", async () => {
    const { status, html } = await post("/jobs", { ...lead, position: "", email: "<no> address" });
    expect(status).toBe(422);
    const { errors, labels } = messages;
    expect(html).toContain(`<li>${labels.role}: ${errors.role}</li>`);
    const reportResponse = await post("/jobs", { form: "salary-report-form" });
    expect(reportResponse.html).toContain(
      `<li>${labels.workEmail}: ${messages.notices.salaryEmpty.title}</li>`,
    );
    expect(html).toContain(`<li>${labels.email}: `);
    expect(html).not.toContain("<no>");
    expect(html).not.toContain(site.sent.file);
    const unreachableResponse = await post("/jobs", { ...lead, phone: "" });
    expect(unreachableResponse.html).toContain(`<li>${labels.email}: ${errors.emailOrPhone}</li>`);
    expect(unreachableResponse.html).not.toContain(labels.company);
    const expandedResponse = await post("/jobs", { ...lead, phone: "", company: "" });
    expect(expandedResponse.html).toContain(`<li>${labels.email}: ${errors.emailOrPhone}</li>`);
    expect(expandedResponse.html).not.toContain(labels.company);
    expect(await stored("public.contact_submissions")).toBe(0);
  });

  it("of senders without an email address are answered with the thank-you page and the receipt link, the same one if sent again", async () => {
    const thanks = join(folder, "sent/lead.html");
    const link = '<a href="/receipt" data-receipt-link="">/receipt</a>';
    writeFileSync(thanks, `<section hidden="" data-receipt="">${link}</section>`);
    const send = async (fields: Record<string, string>, path = "/jobs", origin = url) => {
      const headers = { "x-forwarded-for": "203.0.113.9", origin };
      const response = await fetch(url + path, {
        method: "POST",
        body: toFormData(fields),
        headers,
        redirect: "manual",
      });
      return { status: response.status, html: await response.text() };
    };
    try {
      const first = await send(lead);
      expect(first.status).toBe(200);
      const [, key] =
        /<section data-receipt="">.*href="\/receipt#([\w-]{22})"[^>]*>[^<]*\/receipt#\1</.exec(first.html) ??
        [];
      expect(key).toBeDefined();
      expect(await send(lead)).toEqual(first);
      // Behind a proxy that receives HTTPS, the browser knows the scheme; another site's address is not shown.
      const secureUrl = url.replace("http:", "https:");
      expect((await send(lead, "/jobs", secureUrl)).html).toContain(`>${secureUrl}/receipt#${key}</a>`);
      expect((await send(lead, "/jobs", "https://other.example")).html).toContain(
        `>${url}/receipt#${key}</a>`,
      );
      expect(await stored("public.contact_submissions")).toBe(1);
      const [receipt] = await backend.database.query("select private.read_receipt($1) as read", [key]);
      expect(receipt?.["read"]).toMatchObject({ kind: "lead", sent: { phone: lead.phone } });
      // Other text, another key; an email address or a partner's frame, no link.
      expect((await send({ ...lead, position: "Welder" })).html).not.toContain(key);
      expect((await send({ ...lead, email: "mail@client.example" })).status).toBe(303);
      expect((await send(lead, "/embed/frame/lead-form")).status).toBe(303);
    } finally {
      rmSync(thanks);
    }
  });

  it("sent twice within an hour are stored once, and a filled honeypot raises their spam score", async () => {
    const fields = { ...lead, email: "twice@client.example", "a-trap": "spam words" };
    for (let attempt = 0; attempt < 2; attempt += 1) expect((await post("/jobs", fields)).status).toBe(303);
    const [row, ...more] = await backend.database.query("select * from public.contact_submissions");
    expect(more).toEqual([]);
    expect(row?.["spam_reasons"]).toHaveProperty("trap_filled");
  });

  it("on a state's page are stored with the place in the page's URL", async () => {
    await post("/locations/texas?place=Houston%2C%20%3CTexas%3E", { ...lead, email: "place@client.example" });
    expect(await backend.database.query("select location from public.contact_submissions")).toEqual([
      { location: "Houston, <Texas>" },
    ]);
  });

  it("on a page that was opened from a partner's list of openings are stored for the partner", async () => {
    await post("/jobs?partner=acme-jobs&ref=job-7", { ...lead, email: "listed@client.example" });
    await post("/jobs?partner=%3Cscript%3E", { ...lead, email: "wrong@client.example" });
    expect(
      await backend.database.query(
        "select s.email, s.partner, r.ref from public.contact_submissions s left join private.partner_refs r on r.submission = s.id order by s.email",
      ),
    ).toEqual([
      { email: "listed@client.example", partner: "acme-jobs", ref: "job-7" },
      { email: "wrong@client.example", partner: null, ref: null },
    ]);
  });

  it.each([
    ["", 200, messages.sandbox.note],
    ["too-many", 429, messages.fallback.tooMany],
    // Not 5xx, which would alert the operator to what a visitor has chosen.
    ["unavailable", 400, messages.notices.submissionFailed.title],
    ["constructor", 400, messages.notices.submissionFailed.title],
  ])(
    "in a frame with sandbox=%s are not stored, and get the configured outcome",
    async (value, status, text) => {
      const answer = await post(`/embed/frame/lead-form?sandbox=${value}`, lead);
      expect(answer.status).toBe(status);
      expect(answer.html).toContain(text);
      expect(await stored("public.contact_submissions")).toBe(0);
    },
  );

  it("in a frame are stored with its language and partner, and redirect to a page that may be framed", async () => {
    const { location } = await post(
      `/embed/frame/es/lead-form?partner=${encodeURIComponent(" “Acme-Jobs”\u00a0")}`,
      lead,
    );
    expect(location).toBe("/embed/sent/es/lead");
    expect(await backend.database.query("select language, partner from public.contact_submissions")).toEqual([
      { language: "es", partner: "acme-jobs" },
    ]);
  });

  it("in a frame post the address of the page around it, and have the headers of their page", async () => {
    const headers = { referer: "https://jobs.example/riggers?name=Dana", "sec-fetch-dest": "iframe" };
    const response = await fetch(`${url}/embed/frame/lead-form?partner=acme-jobs`, { headers });
    expectPageHeaders(response);
    expect(await response.text()).toContain("https://jobs.example/riggers");
  });

  it("of an unknown kind are rejected", async () => {
    const body = toFormData({ form: "constructor general" });
    expect((await fetch(`${url}/jobs`, { method: "POST", body })).status).toBe(404);
  });

  it("with too many parts are rejected", async () => {
    const parts = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`more${n}`, ""]));
    expect((await post("/jobs", { ...lead, ...parts })).status).toBe(400);
  });

  it("still work while the site is being replaced", async () => {
    renameSync(join(folder, "sent/texts.json"), join(folder, "sent/other"));
    try {
      expect((await post("/jobs", { ...lead, position: "" })).status).toBe(422);
      expect((await post("/jobs", { ...lead, email: "between@client.example" })).status).toBe(303);
    } finally {
      renameSync(join(folder, "sent/other"), join(folder, "sent/texts.json"));
    }
  });

  it("with an invalid file are rejected with the reason and a note that the file has to be chosen again", async () => {
    const before = await stored("storage.objects");
    for (const [name, content, notice] of [
      ["photo.png", "PNG", "resumeType"],
      ["fake.pdf", "no PDF", "resumeUnreadable"],
      ["large.pdf", `%PDF-${" ".repeat(10 * 1_048_576)}`, "resumeSize"],
    ] as const) {
      const file = new File([content], name);
      const { status, html } = await post("/apply", {
        ...application,
        email: "a@file.example",
        resume: file,
      });
      expect(status, name).toBe(422);
      expect(html).toContain(messages.notices[notice].title);
      expect(html).toContain(site.sent.file);
    }
    const incompleteResponse = await post("/apply", { ...application, email: "" });
    expect(incompleteResponse.html).toContain(messages.errors.resume);
    expect(incompleteResponse.html).toContain(messages.errors.emailRequired);
    expect(await stored("storage.objects")).toBe(before);
    expect(await stored("public.resume_submissions")).toBe(0);
  });

  it("with a file of many megabytes are stored with all of it, or answered if it is refused by its name, first bytes or a limit", async () => {
    const makeFile = (start: string, name: string): File => {
      const content = Buffer.alloc(
        9 * 1_048_576,
        Uint8Array.from({ length: 251 }, (_none, byte) => byte),
      );
      content.write(start);
      return new File([content], name);
    };
    const send = (file: File) => post("/apply", { ...application, email: "a@large.example", resume: file });
    for (const [start, name] of [
      ["%PDF-1.7", "cv.png"],
      ["no PDF", "cv.pdf"],
    ] as const)
      expect((await send(makeFile(start, name))).status, name).toBe(422);
    await limit("resumes", 0);
    expect((await send(makeFile("%PDF-1.7", "cv.pdf"))).status).toBe(429);
    await limit("resumes", 10);
    const file = makeFile("%PDF-1.7", "cv.pdf");
    expect((await send(file)).status).toBe(303);
    const [row] = await backend.database.query<{ name: string }>(
      "select resume_file_path as name from public.resume_submissions",
    );
    const content = readFileSync(join(backend.dataDir, "files/resumes", row!.name));
    expect(Buffer.compare(content, Buffer.from(await file.arrayBuffer()))).toBe(0);
  });

  it("from a page in another language get errors and a thank-you page in that language, and are stored with its consent text", async () => {
    const { consent, errors, labels, notices } = spanish.messages;
    const { status, html } = await post("/es/apply", { ...application, email: "", phone: "555" });
    expect(status).toBe(422);
    expect(html).toContain('<html lang="es-US">');
    expect(html).toContain(`<h1>${spanish.sent.check}</h1>`);
    expect(html).toContain(`<li>${labels.email}: ${errors.emailRequired}</li>`);
    expect(html).toContain(`<li>${labels.phone}: ${errors.phoneDigits}</li>`);
    expect(html).toContain(`<li>${labels.resume}: ${errors.resume}</li>`);
    expect(html).toContain(spanish.sent.file);
    const plainTextApplication = {
      ...application,
      email: "dana@candidate.example",
      resume: new Blob(["plain text"]),
    };
    expect((await post("/es/apply", plainTextApplication)).html).toContain(
      `: ${notices.resumeUnreadable.title}</li>`,
    );
    const { location } = await post("/es/apply", { ...plainTextApplication, resume });
    expect(location).toBe("/es/sent/resume");
    const [row] = await backend.database.query("select language, consent from public.resume_submissions");
    const { application: text, version } = consent;
    expect(row).toEqual({ language: "es", consent: { text, version } });
  });
});
