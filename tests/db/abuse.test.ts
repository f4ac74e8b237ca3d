import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import * as abuses from "./abuse-list.ts";
import { encodeField, encodeFile, encodeForm, sendRaw } from "./raw-request.ts";
import { sampleRows } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";

const lead = sampleRows.contact_submissions;

describeBackend("the API", (backend, isFastest) => {
  beforeAll(() => backend.reset());

  async function state() {
    const files = (folder: string) =>
      existsSync(join(backend.dataDir, "files", folder))
        ? readdirSync(join(backend.dataDir, "files", folder))
        : [];
    const [counts] = await backend.database.query(`select
      (select count(*)::int from public.contact_submissions) as leads,
      (select count(*)::int from public.resume_submissions) as resumes,
      (select count(*)::int from storage.objects) as objects,
      (select md5(string_agg(l::text, ',' order by scope, subject)) from private.rate_limits l) as limits`);
    return { ...counts, stored: files("resumes"), incoming: files(".incoming") };
  }
  const submitAsVisitor = () =>
    backend.visitor.from("salary_report_downloads").insert(sampleRows.salary_report_downloads);
  const withKey = (headers: readonly string[] = []) => [`apikey: ${backend.publishableKey}`, ...headers];

  // The server rejects these requests in the same way whatever its database.
  for (const [kind, list] of isFastest ? Object.entries(abuses) : []) {
    describe(kind, () => {
      it.each(list)(
        "rejects $name with $status and stores nothing",
        async ({ request, key, status, answer }) => {
          const before = await state();
          const headers = key === "own" ? request.headers : withKey(request.headers);
          const [refusal, visitor] = await Promise.all([
            sendRaw(backend.url, { ...request, headers: headers ?? [] }),
            submitAsVisitor(),
          ]);
          expect(refusal.status, refusal.body).toBe(status);
          if (answer) expect(JSON.parse(refusal.body)).toMatchObject(answer);
          expect(refusal.headers).not.toMatch(/set-cookie/i);
          expect(visitor.status).toBe(201);
          expect(await state()).toEqual(before);
        },
      );
    });
  }

  it("stores a row that is sent concurrently and replayed once, even if a replay differs", async () => {
    const row = { id: crypto.randomUUID(), ...lead, email: "first@example.com" };
    const send = (email: string) => backend.visitor.from("contact_submissions").insert({ ...row, email });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send("first@example.com")));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    expect(await send("second@example.com")).toMatchObject({ status: 409, error: { code: "23505" } });
    expect(await backend.row("contact_submissions", row.id)).toMatchObject({ email: "first@example.com" });
  });

  it("lets no line break in a form field become a response header", async () => {
    const key = "1736600000001_cv.pdf";
    const response = await sendRaw(backend.url, {
      path: `/storage/v1/object/resumes/${key}`,
      headers: withKey(["content-type: multipart/form-data; boundary=cut"]),
      body: encodeForm(
        encodeField("cacheControl", "60\r\nset-cookie: a=b\0"),
        encodeFile("a%0D%0Aset-cookie: a=b%0D%0A.pdf"),
      ),
    });
    expect(response.status, response.body).toBe(200);
    expect(response.headers).not.toMatch(/set-cookie/i);
    const sql = "select metadata ->> 'cacheControl' as cache from storage.objects where name = $1";
    expect(await backend.database.query(sql, [key])).toEqual([{ cache: "no-cache" }]);
  });
});
