import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createMetrics, observeRequests, type RequestLogEntry } from "../../server/http/health/metrics.ts";
import { buildInsert } from "../../server/api/rest/insert-statement.ts";
import { RestError } from "../../server/api/rest/rest-error.ts";
import { createFileInspector } from "../../server/jobs/file-checks/inspect/file-inspector.ts";
import { createPostedForms } from "../../server/http/forms/posted-forms.ts";
import { createSiteApp } from "../../server/http/site-app.ts";
import { shippedContent } from "../shipped-content.ts";
import postedFormStrings from "../../site/pages/posted-form-strings.11ty.tsx";
import type { TemplateData } from "../../site/layouts/page.ts";
import { Hono } from "hono";
import type { BackendEnv } from "../../server/platform/serving/backend-env.ts";
import { describeBackend } from "./served-backend.ts";
import { sampleRows } from "./sample-rows.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const person = { name: "Quillon Vantongeren", email: "quillon@example.com", phone: "302 555 0177" };
const json = { "content-type": "application/json" };
const { site } = shippedContent;

describeBackend("the log of refused submissions", (backend) => {
  const folder = temporaryFolder();
  let entries: RequestLogEntry[] = [];
  let metrics: ReturnType<typeof createMetrics>;
  let app: Hono<BackendEnv>;
  beforeAll(() => {
    mkdirSync(join(folder, "sent"));
    writeFileSync(join(folder, "jobs.html"), "<form></form>");
    writeFileSync(join(folder, "apply.html"), `<form><input name="resume" type="file"></form>`);
    writeFileSync(join(folder, "sent/texts.json"), postedFormStrings.render({ site } as TemplateData));
  });
  const inspector = createFileInspector();
  afterAll(() => inspector.close());
  beforeEach(async () => {
    await backend.reset();
    entries = [];
    metrics = createMetrics([]);
    app = new Hono<BackendEnv>();
    app.use(observeRequests([(entry) => entries.push(entry), metrics.observe]));
    const forms = createPostedForms({ store: backend.store, inspector, folder });
    app.route("/", createSiteApp(backend, folder, { forms }));
  });

  const headers = { ...json, apikey: backend.publishableKey };
  const send = (path: string, body: object | string | Blob, more: Record<string, string> = {}) =>
    app.request(
      path,
      {
        method: "POST",
        headers: { ...headers, apikey: backend.publishableKey, ...more },
        body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
      },
      {},
    );
  function post(path: string, fields: Record<string, string | Blob>) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (typeof value === "string") body.set(name, value);
      else body.set(name, value, "Quillon Vantongeren.pdf");
    return app.request(path, { method: "POST", body }, {});
  }
  const lead = {
    form: "lead-form general",
    position: "Foreman",
    email: "",
    phone: person.phone,
    "a-trap": "",
  };
  const application = {
    form: "resume-form ",
    firstName: "Quillon",
    lastName: "Vantongeren",
    email: person.email,
    phone: person.phone,
    position: "Estimator",
    experience: "4-7 years",
    additional: "",
    "a-trap": "",
    resume: new Blob([`%PDF-1.7\n${" ".repeat(500)}\n%%EOF\n`]),
  };
  const row = { ...sampleRows.contact_submissions, email: person.email, first_name: "Quillon" };
  const rest = "/rest/v1/contact_submissions";
  const upload = "/storage/v1/object/resumes/1736500000000_quillon.pdf";
  const pdf = { "content-type": "application/pdf" };
  const permission = "42501 permission denied for table contact_submissions";

  const toGrant: [change: string, undo: string] = [
    "revoke insert (location) on public.contact_submissions from anon",
    "grant insert (location) on public.contact_submissions to anon",
  ];
  const toLimit: [change: string, undo: string] = [
    "alter table public.contact_submissions add constraint short check (char_length(location) < 5)",
    "alter table public.contact_submissions drop constraint short",
  ];
  const policy = `policy "Visitors add resumes under a time-stamped name" on storage.objects`;
  const toPolicy: [change: string, undo: string] = [
    `alter ${policy} with check (false)`,
    `alter ${policy} with check (bucket_id = 'resumes' and private.upload_allowed(name, metadata))`,
  ];
  const policyReason = '42501 new row violates row-level security policy for table "objects"';
  const place = { ...lead, location: "Quillon's house" };

  const refusals: [
    name: string,
    act: () => Response | Promise<Response>,
    reason: string,
    change?: string,
    undo?: string,
  ][] = [
    ["an unknown column", () => send(rest, { ...row, [person.email]: "x" }), "PGRST204"],
    ["a missing grant", () => send(rest, row), permission, ...toGrant],
    ["a missing grant, without JavaScript", () => post("/jobs", place), permission, ...toGrant],
    ["a limit", () => send(rest, row), "23514 short", ...toLimit],
    ["a limit, without JavaScript", () => post("/jobs", place), "23514 short", ...toLimit],
    [
      "a required column",
      () => send(rest, { ...row, company_name: null }),
      "23502 company_name",
      "alter table public.contact_submissions alter column company_name set not null",
      "alter table public.contact_submissions alter column company_name drop not null",
    ],
    ["text that is no JSON", () => send(rest, `{"email": "${person.email}`), "PGRST102"],
    ["a value of another type", () => send(rest, { ...row, employer: person.email }), "22P02"],
    [
      "fields without JavaScript",
      () => post("/jobs", { ...lead, position: "", phone: "3" }),
      "invalid position phone",
    ],
    [
      "no resume without JavaScript",
      () => post("/apply", { ...application, resume: "" }),
      "invalid resumeRequired",
    ],
    ["a file", () => send(upload, new Blob(["%PDF-1.7"]), pdf), policyReason, ...toPolicy],
    ["a file without JavaScript", () => post("/apply", application), policyReason, ...toPolicy],
    [
      "a file's type",
      () => send(upload, new Blob(["text"]), { "content-type": "text/quillon" }),
      "invalid_mime_type",
    ],
    ["a receipt", () => send("/rest/v1/rpc/read_receipt", { receipt_key: person.email }), "unknown"],
    [
      "a receipt function",
      () => send("/rest/v1/rpc/read_receipt", { receipt_key: person.email }),
      "42501 permission denied for function read_receipt",
      "revoke execute on function public.read_receipt(text) from anon",
      "grant execute on function public.read_receipt(text) to anon",
    ],
  ];

  it.each(refusals)(
    "names the reason, but nothing that the visitor sent: %s",
    async (_, act, reason, change, undo) => {
      if (change !== undefined) await backend.database.run(change);
      try {
        await act();
      } finally {
        if (undo !== undefined) await backend.database.run(undo);
      }
      expect(entries.map((entry) => entry.reason)).toEqual([reason]);
      expect(JSON.stringify(entries)).not.toMatch(/quillon|302.?555|example\.com/i);
    },
  );

  const read = async (start: string) =>
    (await metrics.print()).text.split("\n").filter((line) => line.startsWith(start));

  it("is counted by door and reason, as are submissions since the last one that was stored", async () => {
    const since = 'ridgebeam_refused_since_stored{table="contact_submissions"}';
    expect(await read(since)).toEqual([`${since} 0`]);
    const [change, undo] = toGrant;
    await backend.database.run(change);
    await send(rest, row);
    await post("/jobs", place);
    expect(await read(since)).toEqual([`${since} 2`]);
    expect(await read("ridgebeam_refusals_total")).toEqual([
      'ridgebeam_refusals_total{door="rest",reason="42501"} 1',
      'ridgebeam_refusals_total{door="forms",reason="42501"} 1',
    ]);
    // What says nothing about the form: a visitor's mistake, and a list without rows.
    await post("/jobs", { ...lead, phone: "3" });
    await send(`${rest}?columns=email`, []);
    expect(await read(since)).toEqual([`${since} 2`]);
    await backend.database.run(undo);
    const id = crypto.randomUUID();
    await send(rest, { ...row, id });
    await send(rest, { ...row, id });
    expect((await post("/jobs", place)).status).toBe(303);
    expect(await read(since)).toEqual([`${since} 0`]);
    const stored = 'ridgebeam_submissions_total{table="contact_submissions"}';
    expect(await read(stored)).toEqual([`${stored} 2`]);
  });

  it("counts a refused file as a refused resume", async () => {
    const since = 'ridgebeam_refused_since_stored{table="resume_submissions"}';
    const [change, undo] = toPolicy;
    await backend.database.run(change);
    await send(upload, new Blob(["%PDF-1.7"]), pdf);
    await post("/apply", application);
    await backend.database.run(undo);
    expect(await read(since)).toEqual([`${since} 2`]);
    await send(upload, new Blob(["%PDF-1.7"]), pdf);
    await send(upload, new Blob(["%PDF-1.7"]), pdf);
    expect(await read(since)).toEqual([`${since} 2`]);
    expect((await post("/apply", application)).status).toBe(303);
    expect(await read(since)).toEqual([`${since} 0`]);
  });
});

it("a field's column that the database lacks is named, but not a column that a client made up", () => {
  const tables = new Map([["contact_submissions", { columns: new Set(["email"]), primaryKey: ["id"] }]]);
  const reasonOf = (column: string): string => {
    try {
      buildInsert(tables, "contact_submissions", JSON.stringify({ [column]: "x" }), { preferHeader: "" });
      return "";
    } catch (error) {
      return error instanceof RestError ? error.reason : String(error);
    }
  };
  expect(reasonOf("timeline")).toBe("PGRST204 timeline");
  expect(reasonOf("kim@example.com")).toBe("PGRST204");
});
