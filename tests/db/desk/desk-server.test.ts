import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Counts } from "../../../server/operator/desk/app/data/desk-context.ts";
import type { Lead } from "../../../server/operator/desk/leads/lead-desk.ts";
import type { LeadRow } from "../../../server/operator/desk/leads/lead-query.ts";
import type { DeliveryRow } from "../../../server/jobs/outbox/delivery-store.ts";
import { describeBackend } from "../served-backend.ts";
import { send, signIn, type SignedInOperator } from "./desk-client.ts";
import { startDesk, type RunningDesk } from "./start-desk.ts";
import { storeSubmission } from "./lead-samples.ts";
import { isFullRun } from "../../is-full-run.ts";

/** Creates an ID that PostgreSQL accepts although it is not a UUID as defined by RFC 9562. */
const createOddId = () => crypto.randomUUID().replaceAll(/-.{4}/g, "-1111");

describeBackend("the desk with a running server", (backend) => {
  let desk: RunningDesk;
  let operator: SignedInOperator;

  beforeAll(async () => {
    desk = await startDesk(backend.environment);
    operator = await signIn(desk.origin, desk.session.key);
  });
  afterAll(async () => {
    await desk.stop();
  });
  beforeEach(() => backend.reset());

  const list = (search = "") => operator.get<{ rows: LeadRow[]; next: string | null }>(`/leads?${search}`);
  const openLead = (id: string, table = "contact_submissions") =>
    operator.get<{ lead: Lead; deliveries: DeliveryRow[] }>(`/leads/${table}/${id}`);
  const flaggedFields = { form_check: { trap: "https://spam.example", seconds: 0 } };
  const addFlagged = () => backend.send("contact_submissions", { ...flaggedFields, id: createOddId() });

  it("lists submissions with filtering and pagination, and opens one with all its parts", async () => {
    const form_check = { trap: "", seconds: 30 };
    const id = await backend.send("contact_submissions", { id: createOddId(), context: "texas", form_check });
    await storeSubmission(backend.database, "resume_submissions", { hoursAgo: 2 });
    expect((await list()).rows).toHaveLength(2);
    expect((await list("context=texas&kind=contact_submissions&q=dana")).rows).toMatchObject([
      { table: "contact_submissions", id, context: "texas", status: "new", last_change: null },
    ]);
    const { lead, deliveries } = await openLead(id);
    expect(lead).toMatchObject({
      is_flagged: false,
      sent: { project_details: "Two towers.\nStart in May." },
    });
    expect(deliveries.map(({ kind }) => kind).sort()).toEqual(["agency-lead", "sender-receipt"]);
    expect(await operator.get<Counts>("/counts")).toMatchObject({
      leads: { states: { new: 2 } },
      deliveries: { waiting: 2 },
    });
  });

  it("continues the list on a second page", async () => {
    for (let number = 0; number < 61; number += 1)
      await storeSubmission(backend.database, "salary_report_downloads", {
        hoursAgo: number,
        id: createOddId(),
      });
    const first = await list("state=all&order=newest");
    const second = await list(`state=all&order=newest&after=${first.next}`);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([60, 1, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(61);
  });

  it("records who changed a status and who wrote a note, without NUL", async () => {
    const id = await storeSubmission(backend.database, "contact_submissions", { id: createOddId() });
    const change = { table: "contact_submissions", id, status: "contacted", seen: null, note: "Called" };
    expect(await operator.post("/selection/changes", { changes: [change] })).toMatchObject({
      results: [{ outcome: "changed" }],
    });
    const path = `/leads/contact_submissions/${id}/notes`;
    expect(await operator.post(path, { note: "Wants\0 two" })).toEqual({ outcome: "noted" });
    expect((await openLead(id)).lead.events).toMatchObject([
      { actor: "Dana", detail: { status: "contacted", note: "Called" } },
      { actor: "Dana", what: "noted", detail: { note: "Wants two" } },
    ]);
  });

  it("records each view of a person's data and each change, by name and without the data", async () => {
    const id = await backend.send("contact_submissions");
    const ref = { table: "contact_submissions", id };
    await openLead(id);
    await openLead(id);
    await operator.post(`/leads/contact_submissions/${id}/notes`, { note: "Called Kim" });
    await operator.post("/selection/changes", { changes: [{ ...ref, status: "closed", seen: null }] });
    await operator.post("/selection/assign", { leads: [ref], owner: "Ana Cruz" });
    await operator.load("/export?format=csv");
    await operator.post("/people/find", { emails: ["kim@example.com"], phones: [] });
    await operator.post("/people/erase", { emails: ["kim@example.com"], phones: [] });
    const log = await backend.database.query<{ line: string }>(
      `select concat_ws(' ', actor, action, viewed_table, viewed_id, nullif(detail, '{}')) as line
       from private.operator_log order by id`,
    );
    expect(log.map(({ line }) => line)).toEqual([
      `Dana viewed contact_submissions ${id}`,
      `Dana noted contact_submissions ${id}`,
      `Dana status_changed contact_submissions ${id} {"status": "closed"}`,
      `Dana assigned contact_submissions ${id} {"owner": "Ana Cruz"}`,
      expect.stringMatching(/^Dana list_exported \{"list": .*"format": "csv"\}$/) as string,
      'Dana person_searched {"submissions": 0}',
      'Dana person_erased {"submissions": 0}',
    ]);
  });

  it("selects what a list shows, and changes and exports the selection", async () => {
    const lead = await storeSubmission(backend.database, "contact_submissions", {
      context: "texas",
      id: createOddId(),
    });
    const resume = await storeSubmission(backend.database, "resume_submissions");
    await storeSubmission(backend.database, "contact_submissions", { hoursAgo: 1 });
    const selection = await operator.get<{ rows: LeadRow[]; isAll: boolean }>("/selection?context=texas");
    expect(selection).toMatchObject({ rows: [{ id: lead }], isAll: true });
    const leads = [
      { table: "contact_submissions", id: lead },
      { table: "resume_submissions", id: resume },
    ];
    const changes = leads.map((lead) => ({ ...lead, status: "closed", seen: null }));
    expect(await operator.post("/selection/changes", { changes })).toMatchObject({
      results: [{ id: lead, outcome: "changed", from: "new" }, { outcome: "changed" }],
    });
    const file = await send(desk.origin, "/api/selection/export", {
      method: "POST",
      headers: { authorization: operator.authorization, origin: desk.origin },
      body: { leads, format: "json" },
    });
    expect(file.headers["content-disposition"]).toMatch(/attachment; filename="submissions-[\d-]+\.json"/);
    expect((JSON.parse(file.body) as { id: string }[]).map(({ id }) => id).sort()).toEqual(
      [lead, resume].sort(),
    );
    await expect(operator.post("/selection/changes", { changes: [] })).rejects.toThrow("400");
    const tooManyLeads = Array.from({ length: 501 }, () => ({ ...leads[0], id: crypto.randomUUID() }));
    await expect(operator.post("/selection/release", { leads: tooManyLeads })).rejects.toThrow("400");
    expect(await operator.post("/selection/release", { leads: tooManyLeads.slice(1) })).toEqual({
      leads: 0,
      deliveries: 0,
    });
  });

  it("releases and deletes only the selected flagged submissions, and none on legal hold", async () => {
    const [good, bad, kept] = [await addFlagged(), await addFlagged(), await addFlagged()];
    const refs = (...ids: string[]) => ({ leads: ids.map((id) => ({ table: "contact_submissions", id })) });
    expect(await operator.post("/selection/release", refs(good))).toEqual({ leads: 1, deliveries: 2 });
    await backend.database.query(
      "insert into private.retention_holds (submission_table, submission, reason) values ('contact_submissions', $1, 'dispute')",
      [kept],
    );
    expect(await operator.post("/selection/delete", refs(good, bad, kept))).toEqual({ deleted: 1 });
    expect(await operator.post("/selection/delete", refs(good, bad))).toEqual({ deleted: 0 });
    expect((await list()).rows.map(({ id }) => id)).toEqual([good]);
    expect((await list("held=1")).rows.map(({ id }) => id)).toEqual([kept]);
    await backend.database.run("delete from private.retention_holds");
  });

  it("retries a failed delivery", async () => {
    await backend.send("salary_report_downloads");
    await backend.database.run("update private.deliveries set state = 'failed', finished_at = now()");
    const { rows } = await operator.get<{ rows: DeliveryRow[] }>("/deliveries?state=failed");
    expect(rows).toHaveLength(2);
    expect(await operator.post(`/deliveries/${rows[0]?.id}/retry`)).toEqual({ retried: 1 });
    await expect(operator.post(`/deliveries/${rows[0]?.id}/retry`)).rejects.toThrow("has not failed");
    expect(await operator.post("/deliveries/all/retry")).toEqual({ retried: 1 });
  });

  it("finds and erases a person", async () => {
    await storeSubmission(backend.database, "contact_submissions", { email: "kim@example.com" });
    await storeSubmission(backend.database, "salary_report_downloads", { email: "KIM@example.com" });
    const otherId = await storeSubmission(backend.database, "contact_submissions", {
      email: "ann@example.com",
      phone: null,
    });
    const kim = { emails: ["kim@example.com"], phones: [] };
    expect(await operator.post("/people/find", kim)).toMatchObject({ submissions: [{}, {}] });
    expect(await operator.post("/people/erase", kim)).toMatchObject({
      contact_submissions: 1,
      salary_report_downloads: 1,
    });
    expect((await list()).rows.map(({ id }) => id)).toEqual([otherId]);
  });

  it("exports the filtered list, as CSV without formulas and as JSON", async () => {
    await storeSubmission(backend.database, "contact_submissions", {
      company_name: "=1+1",
      context: "texas",
    });
    await storeSubmission(backend.database, "resume_submissions");
    const csv = await operator.load("/export?format=csv&state=all");
    const [head, ...lines] = csv.body.trimEnd().split("\r\n");
    expect(head).toMatch(/^\ufefftable,id,created_at,first_name,/);
    // An evening in Chicago.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-02T03:00:00Z") });
    const { headers } = await operator.load("/export?format=csv&state=new").finally(() => vi.useRealTimers());
    expect(headers["content-disposition"]).toBe('attachment; filename="submissions-2027-01-01.csv"');
    expect(csv.body).toContain(",'=1+1,");
    expect(lines.filter((line) => /^(contact|resume)_submissions,/.test(line))).toHaveLength(2);
    const json = await operator.load("/export?format=json&context=texas");
    expect(JSON.parse(json.body)).toMatchObject([
      {
        table: "contact_submissions",
        company_name: "=1+1",
        project_details: "Two towers.\nStart in May.",
        status: "new",
      },
    ]);
    expect(json.body + csv.body).not.toContain("form_check");
  });

  it("sends a resume as a download with a safe name", async () => {
    const name = "1736500000001_cv.pdf";
    await backend.upload(name, "%PDF-1.7 <script>");
    const id = await storeSubmission(backend.database, "resume_submissions", {
      id: createOddId(),
      resume_file_path: name,
      resume_filename: "../../résumé.pdf",
    });
    const file = await operator.load(`/resumes/${id}/download`);
    expect(file).toMatchObject({ status: 200, body: "%PDF-1.7 <script>" });
    expect(file.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": "attachment; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf",
      "x-content-type-options": "nosniff",
    });
    await expect(operator.get(`/resumes/${crypto.randomUUID()}/download`)).rejects.toThrow("404");

    const recordVerdict = (verdict: string, reason: string | null) =>
      backend.database.query(
        "update private.file_checks set verdict = $2, reason = $3, checked_at = now() where path = $1",
        [name, verdict, reason],
      );
    await expect(operator.get(`/resumes/${id}/open`)).rejects.toThrow("Only PDFs that passed the check");
    await recordVerdict("sound", null);
    const pdfResponse = await operator.load(`/resumes/${id}/open`);
    expect(pdfResponse).toMatchObject({ status: 200, body: "%PDF-1.7 <script>" });
    expect(pdfResponse.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "inline; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'; object-src 'self'") as string,
    });
    await recordVerdict("refused", "The file contains macros.");
    for (const use of ["open", "download"])
      await expect(operator.get(`/resumes/${id}/${use}`)).rejects.toThrow("The file contains macros.");
  });

  it("shows emails that were written to disk, and no other file", async () => {
    const folder = join(backend.dataDir, "mail");
    mkdirSync(folder, { recursive: true });
    const name = `20250114T204000Z_agency-lead_${crypto.randomUUID()}_${crypto.randomUUID()}.eml`;
    writeFileSync(
      join(folder, name),
      "From: A <a@example.com>\r\nTo: b@example.com\r\nSubject: Answer\r\n\r\nTwo towers\r\n",
    );
    expect(await operator.get("/mails")).toEqual({
      total: 1,
      mails: [{ name, at: "2025-01-14T20:40:00Z", kind: "agency-lead" }],
    });
    expect(await operator.get(`/mails/${name}`)).toMatchObject({
      subject: "Answer",
      to: "<b@example.com>",
      text: "Two towers\n",
    });
    await expect(operator.get("/mails/..%2Fpublishable-key")).rejects.toThrow("400");
  });

  it("explains an invalid request in one sentence", async () => {
    for (const [path, error] of [
      ["/leads?state=open&after=nonsense", "400"],
      ["/leads?kind=secrets", "400"],
      [`/leads/pg_class/${crypto.randomUUID()}`, "400"],
      [`/leads/contact_submissions/${crypto.randomUUID()}`, "has been deleted"],
      ["/secrets", "404"],
    ] as const)
      await expect(operator.get(path)).rejects.toThrow(error);
    const ten = Array.from({ length: 10 }, (_, index) => `${"x".repeat(242)}@example.co${index}`);
    expect(
      await operator.post("/people/find", { emails: ten, phones: ["3025550100".padEnd(40)] }),
    ).toMatchObject({
      submissions: [],
    });
    for (const person of [
      { emails: ["x"], phones: [] },
      { emails: [`${ten[0]}x`], phones: [] },
      { emails: [...ten, "kim@example.com"], phones: [] },
      { emails: [], phones: ["302555"] },
      { emails: [], phones: ["3025550100".padEnd(41)] },
      { emails: [], phones: [`3025550100${"\u0300\u0323".repeat(30_000)}`] },
      { emails: [], phones: ten.map((_, index) => `302555010${index}`).concat("3025550110") },
    ])
      for (const path of ["/people/find", "/people/erase"])
        await expect(operator.post(path, person)).rejects.toThrow("400");
  });

  it.runIf(isFullRun)(
    "does not report a submission as deleted while the database fails, and prints the reason only in the terminal",
    async () => {
      const id = await storeSubmission(backend.database, "contact_submissions");
      await backend.database.run("alter view private.leads rename to leads_elsewhere");
      const consoleError = vi.spyOn(console, "error").mockReturnValue();
      await expect(openLead(id)).rejects.toThrow(
        '500 {"error":"The desk could not complete this action. The reason is in the terminal where npm run desk is running."}',
      );
      expect(consoleError.mock.calls.flat().join()).toContain('relation "private.leads" does not exist');
      consoleError.mockRestore();
      await backend.database.run("alter view private.leads_elsewhere rename to leads");
      expect((await openLead(id)).lead).toMatchObject({ id });
    },
  );

  describe("a request without a valid session", () => {
    let ownDesk: RunningDesk;
    let authorization: string;
    beforeAll(async () => {
      ownDesk = await startDesk(backend.environment);
    });
    afterAll(() => ownDesk.stop());

    const enter = (key: string) =>
      send(ownDesk.origin, "/enter", { method: "POST", headers: { origin: ownDesk.origin }, body: { key } });
    const ask = (path: string, headers: Record<string, string> = { authorization }) =>
      send(ownDesk.origin, path, { headers });

    it("is rejected before sign-in, and with a guessed key", async () => {
      for (const headers of [{}, { authorization: "Bearer " }, { authorization: "Bearer x" }] as Record<
        string,
        string
      >[])
        expect((await ask("/api/counts", headers)).status).toBe(401);
      expect((await enter("")).status).toBe(403);
      expect((await enter("0".repeat(48))).status).toBe(403);
    });

    it("signs in once with the URL, and then needs a token that browsers do not send automatically", async () => {
      const response = await enter(ownDesk.session.key);
      expect(response.status).toBe(200);
      expect(response.headers).not.toHaveProperty("set-cookie");
      const { token } = JSON.parse(response.body) as { token: string };
      expect(token).toMatch(/^[\w-]{43}$/);
      authorization = `Bearer ${token}`;
      expect((await ask("/api/counts")).status).toBe(200);
      expect((await enter(ownDesk.session.key)).status).toBe(403);
    });

    it("is rejected with a sentence if it is too large, whatever its path and with or without a length", async () => {
      const logged = vi.spyOn(console, "error").mockReturnValue();
      const body = { key: "x".repeat(131_072) };
      for (const path of ["/enter", "/api/tickets", "/api/selection/changes", "/api/people/erase"])
        for (const framing of [{}, { "transfer-encoding": "chunked" }] as Record<string, string>[]) {
          const headers = { origin: ownDesk.origin, authorization, ...framing };
          const response = await send(ownDesk.origin, path, { method: "POST", headers, body });
          expect([path, response.status]).toEqual([path, 413]);
          expect(JSON.parse(response.body)).toEqual({ error: expect.stringMatching(/128 KB/) as string });
        }
      expect(logged).not.toHaveBeenCalled();
      logged.mockRestore();
    });

    it("is rejected as invalid if it is nested deeply, or names more letters than an erasure can search", async () => {
      const logged = vi.spyOn(console, "error").mockReturnValue();
      const post = (path: string, body: object) =>
        send(ownDesk.origin, path, {
          method: "POST",
          headers: { origin: ownDesk.origin, authorization },
          body,
        });
      let nested: object = [];
      for (let level = 0; level < 3_000; level += 1) nested = [nested];
      for (const [path, key] of [
        ["/enter", "key"],
        ["/api/tickets", "path"],
        ["/api/selection/changes", "changes"],
      ] as const)
        expect([path, (await post(path, { [key]: nested })).status]).toEqual([path, 400]);
      const emails = Array.from({ length: 10 }, (_none, index) => `${index}${"é".repeat(230)}@x.example`);
      for (const path of ["/api/people/find", "/api/people/erase"])
        expect((await post(path, { emails, phones: [] })).status).toBe(400);
      expect((await post("/api/people/find", { emails: emails.slice(0, 3), phones: [] })).status).toBe(200);
      expect(logged).not.toHaveBeenCalled();
      logged.mockRestore();
    });

    it("is rejected without the token, with the token in a cookie, or with another desk's token", async () => {
      for (const headers of [
        {},
        { cookie: `token=${authorization}; ${authorization.replace("Bearer ", "desk=")}` },
        { authorization: operator.authorization },
      ] as Record<string, string>[])
        expect([headers, (await ask("/api/counts", headers)).status]).toEqual([headers, 401]);
    });

    it("downloads one file once with its ticket, and nothing else", async () => {
      const post = (path: string) =>
        send(ownDesk.origin, "/api/tickets", {
          method: "POST",
          headers: { authorization, origin: ownDesk.origin },
          body: { path },
        });
      const { address } = JSON.parse((await post("/export?format=json")).body) as { address: string };
      expect(await ask(address, {})).toMatchObject({ status: 200 });
      expect(await ask(address, {})).toMatchObject({ status: 403 });
      expect((await ask(`/files/${"0".repeat(48)}`, {})).status).toBe(403);
      for (const path of ["/counts", "/leads?", "/resumes/1/open/../../counts", "//evil.example/export?"])
        expect([path, (await post(path)).status]).toEqual([path, 400]);
    });

    it("is rejected under a different host name", async () => {
      const { port } = new URL(ownDesk.origin);
      for (const host of [`desk.example:${port}`, `localhost:${port}`, "127.0.0.1", "127.0.0.1:1"])
        expect([host, (await ask("/api/counts", { authorization, host })).status]).toEqual([host, 403]);
    });

    it("is rejected from another origin, including a page on another port", async () => {
      for (const headers of [
        { origin: "https://evil.example" },
        { origin: "http://127.0.0.1:3000" },
        { origin: "null" },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
      ] as Record<string, string>[]) {
        const { status } = await ask("/api/counts", { authorization, ...headers });
        expect([headers, status]).toEqual([headers, 403]);
      }
    });

    it("changes nothing without a header with the page's origin", async () => {
      const id = await storeSubmission(backend.database, "contact_submissions");
      const body = { changes: [{ table: "contact_submissions", id, status: "closed", seen: null }] };
      const change = (headers: Record<string, string>) =>
        send(ownDesk.origin, "/api/selection/changes", { method: "POST", body, headers });
      expect((await change({ authorization })).status).toBe(403);
      expect((await change({ authorization, origin: ownDesk.origin })).status).toBe(200);
    });

    it("gets pages that cannot be framed, cached or injected into", async () => {
      const { headers } = await ask("/", {});
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
      });
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
      expect(headers["content-security-policy"]).not.toContain("unsafe");
    });
  });
});
