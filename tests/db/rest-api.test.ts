import { beforeEach, expect, it } from "vitest";
import { sampleRows, tableNames } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";

/** The key in PUBLISHABLE_KEY. */
const ADDITIONAL_KEY = "sb_publishable_of_the_setting";

const lead = sampleRows.contact_submissions;

describeBackend("the data API", { additionalKey: ADDITIONAL_KEY }, (backend) => {
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

  it.each([
    ["a missing required value", { email: "a@example.com" }, "23502"],
    ["an id that is not a UUID", { ...lead, id: "1" }, "22P02"],
    ["a NUL character", { ...lead, first_name: "a\0b" }, "22P05"],
    ["a list of rows with different columns", [lead, { source: "contact_form" }], "PGRST102"],
  ])("responds to %s with Supabase's status and error body", async (_case, body, code) => {
    const response = await post(JSON.stringify(body));
    expect(response.status).toBe(400);
    const error = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(error).sort()).toEqual(["code", "details", "hint", "message"]);
    expect(error).toMatchObject({ code });
    expect(await stored()).toBe(0);
  });

  it.each([
    ["empty", ""],
    ["not UTF-8", Buffer.from([0x22, 0xff, 0x22])],
  ])("responds with 400 to a body that is %s", async (_case, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "PGRST102", message: "Empty or invalid json" });
  });

  it("accepts only the key in the site's pages and PUBLISHABLE_KEY", async () => {
    const statusOf = async (apikey: string) => (await post(JSON.stringify(lead), { apikey })).status;
    for (const key of [backend.publishableKey, ADDITIONAL_KEY]) expect(await statusOf(key), key).toBe(201);
    for (const key of [`${ADDITIONAL_KEY}x`, `${backend.publishableKey}x`, "undefined", " "])
      expect(await statusOf(key), key).toBe(401);
  });

  it("responds with 415 to an unsupported content type", async () => {
    expect((await post("a,b", { "content-type": "text/csv" })).status).toBe(415);
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

  it("stores up to 5 rows at a time, which is the database's limit", async () => {
    const insert = (count: number) =>
      backend.asAnon((transaction) =>
        transaction.query(
          "insert into public.contact_submissions (source, email) select 'contact_form', 'a@example.com' from generate_series(1, $1)",
          [count],
        ),
      );
    expect((await backend.visitor.from("contact_submissions").insert(Array(5).fill(lead))).status).toBe(201);
    await insert(5);
    await expect(insert(6)).rejects.toMatchObject({ code: "PT413" });
    expect(await stored()).toBe(10);
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
