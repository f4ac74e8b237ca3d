import { request as httpRequest } from "node:http";
import { beforeEach, expect, it } from "vitest";
import { sampleRows, tableNames } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";

const lead = sampleRows.contact_submissions;

describeBackend("the data API", (backend) => {
  beforeEach(() => backend.reset());

  const post = (body: BodyInit, headers: Record<string, string> = {}, table = "contact_submissions") =>
    fetch(`${backend.url}/rest/v1/${table}`, {
      method: "POST",
      body,
      headers: { apikey: backend.publishableKey, "content-type": "application/json", ...headers },
    });
  const stored = async () => (await backend.database.query("select from public.contact_submissions")).length;

  it.each(tableNames)("responds with 201 and no body to an insert into %s", async (table) => {
    const response = await post(JSON.stringify(sampleRows[table]), { prefer: "return=minimal" }, table);
    expect(response.status).toBe(201);
    expect(await response.text()).toBe("");
    expect(response.headers.get("preference-applied")).toBe("return=minimal");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("rejects everything but inserts, with PostgREST's error for a missing privilege", async () => {
    const table = backend.visitor.from("contact_submissions");
    const id = crypto.randomUUID();
    await table.insert({ id, ...lead });
    const answers = [
      await table.select(),
      await table.update({ email: "x@example.com" }).eq("id", id),
      await table.delete().eq("id", id),
      await table.upsert({ id, ...lead }),
      await table.upsert({ id, ...lead }, { ignoreDuplicates: true }),
      await table.insert(lead).select(),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.error).toMatchObject({
        code: "42501",
        message: "permission denied for table contact_submissions",
      });
    }
    expect(await stored()).toBe(1);
  });

  it("responds with 401 without a key, or with a wrong one", async () => {
    const body = JSON.stringify(lead);
    const keylessResponse = await fetch(`${backend.url}/rest/v1/contact_submissions`, {
      method: "POST",
      body,
    });
    expect(keylessResponse.status).toBe(401);
    expect(await keylessResponse.json()).toMatchObject({ message: "No API key found in request" });
    const wrongKeys: Record<string, string>[] = [
      { apikey: "wrong" },
      { apikey: "" },
      { authorization: "Bearer wrong" },
    ];
    for (const headers of wrongKeys) {
      const response = await post(body, headers);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ message: "Invalid API key" });
    }
    expect(await stored()).toBe(0);
  });

  it.each([
    ["an unknown table", "nothing_here", {}, 404, "PGRST205"],
    ["a private table", "rate_limits", {}, 404, "PGRST205"],
    ["an unknown column", "contact_submissions", { ...lead, nickname: "D" }, 400, "PGRST204"],
    ["a missing required value", "contact_submissions", { email: "a@example.com" }, 400, "23502"],
    ["an id that is not a UUID", "contact_submissions", { ...lead, id: "1" }, 400, "22P02"],
    ["a NUL character", "contact_submissions", { ...lead, first_name: "a\0b" }, 400, "22P05"],
    [
      "a list of rows with different columns",
      "contact_submissions",
      [lead, { source: "contact_form" }],
      400,
      "PGRST102",
    ],
    ["a value that is not a row", "contact_submissions", ["text"], 400, "PGRST102"],
  ])("responds to %s with Supabase's status and error body", async (_case, table, body, status, code) => {
    const response = await post(JSON.stringify(body), {}, table);
    expect(response.status).toBe(status);
    expect(Object.keys((await response.json()) as object).sort()).toEqual([
      "code",
      "details",
      "hint",
      "message",
    ]);
    expect(
      await post(JSON.stringify(body), {}, table).then((secondResponse) => secondResponse.json()),
    ).toMatchObject({ code });
    expect(await stored()).toBe(0);
  });

  it.each([
    ["truncated", '{"email":'],
    ["empty", ""],
    ["with a raw NUL byte", '{"email":"a\0b"}'],
    ["not UTF-8", Buffer.from([0x22, 0xff, 0x22])],
  ])("responds with 400 to a body that is %s", async (_case, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "PGRST102", message: "Empty or invalid json" });
  });

  it("responds with 415 to an unsupported content type, and with 406 to an unknown schema", async () => {
    expect((await post("a,b", { "content-type": "text/csv" })).status).toBe(415);
    expect((await post(JSON.stringify(lead), { "content-profile": "private" })).status).toBe(406);
    expect(await stored()).toBe(0);
  });

  it("responds with 413 to more than 64 KB, with content-length or in chunks", async () => {
    const body = JSON.stringify({ ...lead, project_details: "x".repeat(70_000) });
    expect((await post(body)).status).toBe(413);
    const chunkedStatus = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = httpRequest(
        `${backend.url}/rest/v1/contact_submissions`,
        { method: "POST", headers: { apikey: backend.publishableKey, "content-type": "application/json" } },
        (response) => resolve(response.resume().statusCode),
      );
      outgoing.once("error", reject);
      for (let from = 0; from < body.length; from += 8192) outgoing.write(body.slice(from, from + 8192));
      outgoing.end();
    });
    expect(chunkedStatus).toBe(413);
    expect(await stored()).toBe(0);
    expect((await backend.visitor.from("contact_submissions").insert(lead)).status).toBe(201);
  });

  it("stores either all rows of a list or none", async () => {
    const { status } = await backend.visitor.from("contact_submissions").insert([lead, lead]);
    expect(status).toBe(201);
    const failed = await backend.visitor
      .from("contact_submissions")
      .insert([lead, { ...lead, email: "nowhere" }]);
    expect(failed.status).toBe(400);
    expect(await stored()).toBe(2);
  });

  it("stores up to 20 rows at a time, which is the database's limit", async () => {
    const insert = (count: number) =>
      backend.asAnon((transaction) =>
        transaction.query(
          "insert into public.contact_submissions (source, email) select 'contact_form', 'a@example.com' from generate_series(1, $1)",
          [count],
        ),
      );
    expect((await backend.visitor.from("contact_submissions").insert(Array(20).fill(lead))).status).toBe(201);
    await insert(20);
    await expect(insert(21)).rejects.toMatchObject({ code: "PT413" });
    expect(await stored()).toBe(40);
  });

  it("stores no row larger than 64 KB, whatever its columns contain", async () => {
    const insert = (trapLength: number) =>
      backend.asAnon((transaction) =>
        transaction.query(
          "insert into public.contact_submissions (source, email, form_check) values ('contact_form', 'a@example.com', $1::jsonb)",
          [JSON.stringify({ trap: "x".repeat(trapLength) })],
        ),
      );
    await insert(60_000);
    await expect(insert(70_000)).rejects.toMatchObject({ code: "PT413" });
  });

  it("stores one row if the same id arrives many times concurrently", async () => {
    const row = { id: crypto.randomUUID(), ...lead };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => backend.visitor.from("contact_submissions").insert(row)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    expect(await stored()).toBe(1);
  });

  it("accepts requests from pages of any origin, including preflight requests", async () => {
    const preflight = await fetch(`${backend.url}/rest/v1/contact_submissions`, {
      method: "OPTIONS",
      headers: {
        origin: "https://partner.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey,authorization,content-type,prefer,x-client-info",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("https://partner.example");
    expect(preflight.headers.get("access-control-allow-credentials")).toBe("true");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("apikey");
    expect((await post(JSON.stringify(lead))).headers.get("access-control-allow-origin")).toBe("*");
  });

  it("does not handle the site's own paths", async () => {
    expect(await (await fetch(`${backend.url}/about`)).text()).toBe("a page of the site");
  });
});
