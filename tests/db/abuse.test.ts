import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import * as abuses from "./abuse-list.ts";
import { encodeForm, sendRaw } from "./raw-request.ts";
import { sampleRows } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";

const lead = sampleRows.contact_submissions;
let number = 1_736_600_000_000;
const freshKey = () => `${(number += 1)}_cv.pdf`;

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
  const parseAnswer = (body: string) => JSON.parse(body) as Record<string, unknown>;

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
          if (answer) expect(parseAnswer(refusal.body)).toMatchObject(answer);
          expect(refusal.headers).not.toMatch(/set-cookie/i);
          expect(visitor.status).toBe(201);
          expect(await state()).toEqual(before);
        },
      );
    });
  }

  it("stores a replayed row once, even if the replay differs", async () => {
    const row = { id: crypto.randomUUID(), ...lead };
    const send = (email: string) => backend.visitor.from("contact_submissions").insert({ ...row, email });
    expect((await send("first@example.com")).status).toBe(201);
    const replays = await Promise.all(["first@example.com", "second@example.com"].map(send));
    for (const replay of replays) expect(replay).toMatchObject({ status: 409, error: { code: "23505" } });
    const sql = "select email from public.contact_submissions where id = $1";
    expect(await backend.database.query(sql, [row.id])).toEqual([{ email: "first@example.com" }]);
  });

  it("stores one of 20 concurrent uploads with the same key, and rejects a replay", async () => {
    const key = freshKey();
    const contents = Array.from({ length: 20 }, (_, index) => `%PDF-1.7 ${String(index).repeat(100_000)}`);
    const upload = (content: string) => {
      const file = new File([content], "cv.pdf", { type: "application/pdf" });
      return backend.visitor.storage.from("resumes").upload(key, file);
    };
    const [visitor, ...answers] = await Promise.all([submitAsVisitor(), ...contents.map(upload)]);
    expect(visitor.status).toBe(201);
    const winners = contents.filter((_, index) => !answers[index]?.error);
    expect(winners).toHaveLength(1);
    for (const { error } of [...answers, await upload("%PDF replayed")])
      if (error) expect(error).toMatchObject({ status: 400, statusCode: "409" });
    expect(readFileSync(join(backend.dataDir, "files", "resumes", key), "utf8")).toBe(winners[0]);
    expect((await state()).incoming).toEqual([]);
    expect(
      await backend.database.query(
        "select metadata ->> 'size' as size from storage.objects where name = $1",
        [key],
      ),
    ).toEqual([{ size: String(winners[0]?.length) }]);
  });

  it("stores an HTML file named .pdf only where no URL serves it", async () => {
    const key = freshKey();
    const page = new File(["<script>alert(1)</script>"], "cv.pdf", { type: "application/pdf" });
    expect((await backend.visitor.storage.from("resumes").upload(key, page)).error).toBeNull();
    for (const path of [
      "object/resumes",
      "object/public/resumes",
      "object/authenticated/resumes",
      "render/image/public/resumes",
    ]) {
      const readResponse = await sendRaw(backend.url, {
        method: "GET",
        path: `/storage/v1/${path}/${key}`,
        headers: withKey(),
      });
      expect([readResponse.status, parseAnswer(readResponse.body).statusCode]).toEqual([400, "404"]);
    }
  });

  it("lets no line break in a file name or form field become a response header", async () => {
    const key = freshKey();
    const send = (filename: string) =>
      sendRaw(backend.url, {
        path: `/storage/v1/object/resumes/${key}`,
        headers: withKey(["content-type: multipart/form-data; boundary=cut"]),
        body: encodeForm(
          {
            headers: 'content-disposition: form-data; name="cacheControl"',
            content: "60\r\nset-cookie: a=b\0",
          },
          {
            headers: `content-disposition: form-data; name=""; filename="${filename}"\r\ncontent-type: application/pdf`,
            content: "%PDF-1.7",
          },
        ),
      });
    const rawResponse = await send("a\r\nset-cookie: a=b\r\n.pdf");
    expect(rawResponse.status, rawResponse.body).toBe(400);
    expect(rawResponse.headers).not.toMatch(/set-cookie/i);
    const encodedResponse = await send("a%0D%0Aset-cookie: a=b%0D%0A.pdf");
    expect(encodedResponse.status, encodedResponse.body).toBe(200);
    expect(encodedResponse.headers).not.toMatch(/set-cookie/i);
    const sql = "select metadata ->> 'cacheControl' as cache from storage.objects where name = $1";
    expect(await backend.database.query(sql, [key])).toEqual([{ cache: "no-cache" }]);
  });
});
