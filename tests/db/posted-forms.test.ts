import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { loadFormAnswers } from "../../build/answer-forms.ts";
import { postedForms } from "../../server/forms/posted-forms.ts";
import type { VisitorStore } from "../../server/forms/visitor-store.ts";
import { listen } from "../../server/http/listen.ts";
import { createSiteApp } from "../../server/http/site-app.ts";
import { readTrustedProxies } from "../../server/http/trusted-proxies.ts";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { noticeLines } from "../behavior.ts";
import { describeBackend, type ServedBackend } from "./served-backend.ts";

/** Pages as the build writes them, as far as the server looks at them. */
const pages = {
  "jobs.html": `<lead-form context="general"><form><input name="lead-trap"></form></lead-form>`,
  "apply.html": `<resume-form><form><input name="resume" type="file"><input name="apply-trap"></form></resume-form>`,
  "sent.html": `<title>Sent</title><form-answer></form-answer>`,
};
const lead = { position: 'Foreman "North" <b>', phone: "713 555 0100", "lead-trap": "" };
const application = {
  firstName: "Dana",
  lastName: "Okafor",
  phone: "(302) 555-0111",
  position: "Estimator",
  experience: "4-7 years",
  additional: "",
  "apply-trap": "",
};
const proxies = readTrustedProxies("1");
const { fallback } = loadSite(process.cwd()).messages;

describeBackend("forms without script", (open) => {
  const folder = mkdtempSync(join(tmpdir(), "posted-"));
  let backend: ServedBackend;
  let url = "";
  let stop = (): void => undefined;
  /** Requests by address that wait before their row is inserted, as behind many others of their sender. */
  const lines = new Map<string, (() => void)[]>();
  beforeAll(async () => {
    backend = await open({ proxies });
    mkdirSync(folder, { recursive: true });
    for (const [name, html] of Object.entries(pages)) writeFileSync(join(folder, name), html);
    const load = () => loadFormAnswers(process.cwd());
    const store: VisitorStore = {
      ...backend.store,
      async insert(context, ...row) {
        const line = lines.get(context.req.header("x-forwarded-for") ?? "");
        if (line) await new Promise<void>((resolve) => line.push(resolve));
        return backend.store.insert(context, ...row);
      },
    };
    const forms = postedForms({ store, folder, load });
    const { server, port } = await listen(createSiteApp(backend, folder, { proxies, forms }), 0);
    url = `http://127.0.0.1:${port}`;
    stop = () => server.close();
  });
  beforeEach(() => backend.reset());
  afterAll(async () => {
    stop();
    await backend.close();
    rmSync(folder, { recursive: true });
  });

  const limit = (scope: string, count: number) =>
    backend.database.query(
      "update private.rate_limits set max_count = $2 where scope = $1 and subject = 'address'",
      [scope, count],
    );
  async function post(path: string, fields: Record<string, string | Blob>, address = "203.0.113.1") {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (typeof value === "string") body.set(name, value);
      else body.set(name, value, value instanceof File ? value.name : "resume.pdf");
    const headers = { "x-forwarded-for": address, origin: url };
    const response = await fetch(url + path, { method: "POST", body, headers, redirect: "manual" });
    expect(response.headers.get("cache-control")).toBe("no-store");
    return { status: response.status, html: await response.text() };
  }
  const stored = async (table: string) =>
    (await backend.database.query<{ count: number }>(`select count(*)::int as count from public.${table}`))[0]
      ?.count;

  /** Lets a function of the database fail as it does when there is no room left, while something is done. */
  async function whileFailing<T>(name: string, work: () => Promise<T>): Promise<T> {
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

  it("sent too often come back with what was typed, and say so", async () => {
    await limit("contact_submissions", 3);
    const answers = [];
    for (let n = 1; n <= 5; n += 1)
      answers.push(await post("/jobs", { ...lead, email: `often${n}@client.example` }));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 429, 429]);
    const { html } = answers.at(-1)!;
    expect(html).toContain(noticeLines("submissionFailed")[0]);
    expect(html).toContain(fallback.tooMany);
    expect(html).toContain('value="often5@client.example"');
    expect(html).toContain('value="Foreman &quot;North&quot; &lt;b&gt;"');
    expect(html).not.toContain("<b>");
    expect((await post("/jobs", { ...lead, email: "other@client.example" }, "198.51.100.1")).status).toBe(
      303,
    );
  });

  it("of a flood are stored up to the limit and not beyond, while others are answered", async () => {
    await limit("contact_submissions", 40);
    const flood = Promise.all(
      Array.from({ length: 120 }, (_, n) => post("/jobs", { ...lead, email: `flood${n}@client.example` })),
    );
    const visitors = [];
    for (let n = 1; n <= 5; n += 1)
      visitors.push(
        (await post("/jobs", { ...lead, email: `visitor${n}@client.example` }, `198.51.100.${n}`)).status,
      );
    const statuses = (await flood).map(({ status }) => status);
    expect(visitors).toEqual([303, 303, 303, 303, 303]);
    expect(statuses.filter((status) => status === 303)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
    expect(await stored("contact_submissions")).toBe(45);
  });

  it.each(["count_tries", "hashed"])(
    "come back with what was typed while nothing can be stored (%s), and are stored once it can",
    async (name) => {
      const fields = { ...lead, email: `${name}@client.example` };
      const { status, html } = await whileFailing(name, () => post("/jobs", fields));
      expect(status).toBe(503);
      expect(html).toContain(noticeLines("submissionFailed")[0]);
      expect(html).toContain(`value="${name}@client.example"`);
      expect(await stored("contact_submissions")).toBe(0);
      expect((await post("/jobs", fields)).status).toBe(303);
      expect(await stored("contact_submissions")).toBe(1);
    },
  );

  it("come back with what was typed while no file can be taken", async () => {
    await limit("resumes", 0);
    const resume = new Blob([`%PDF-1.7\n${" ".repeat(500)}\n%%EOF\n`]);
    const fields = { ...application, email: "file@client.example", resume };
    const { status, html } = await post("/apply", fields);
    expect(status).toBe(429);
    expect(html).toContain('value="file@client.example"');
    await limit("resumes", 10);
    expect((await post("/apply", fields)).status).toBe(303);
    expect(await stored("resume_submissions")).toBe(1);
  });

  it("with resumes that wait behind others of their sender keep nobody else's resume waiting", async () => {
    const line: (() => void)[] = [];
    lines.set("203.0.113.1", line);
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
      expect(await stored("resume_submissions")).toBe(1);
    } finally {
      lines.clear();
      for (const go of line) go();
    }
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await stored("resume_submissions")).toBe(4);
  });

  it("are stored with the resume that was sent before, which they name", async () => {
    const resume = new Blob([`%PDF-1.7\n${" ".repeat(500)}\n%%EOF\n`]);
    const refused = await post("/apply", {
      ...application,
      firstName: "",
      email: "kept@client.example",
      resume,
    });
    expect(refused.status).toBe(422);
    const [, reference = ""] = / name="kept-file" value="([^"]+)"/.exec(refused.html) ?? [];
    const kept = { "kept-file": reference, "kept-name": "resume.pdf" };
    const fields = { ...application, email: "kept@client.example", ...kept };
    const { status } = await post("/apply", fields);
    expect(status).toBe(303);
    expect(await stored("resume_submissions")).toBe(1);
    expect((await post("/apply", { ...fields, "kept-name": "resume.docx" })).status).toBe(422);
  });
});
