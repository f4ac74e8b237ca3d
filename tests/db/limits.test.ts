import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { storeContentSettings, type ContentSettings } from "../../server/data/store-content-settings.ts";
import { readTrustedProxies } from "../../server/platform/serving/trusted-proxies.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { sampleRows } from "./sample-rows.ts";
import { describeBackend, serveBackend, type ServedBackend } from "./served-backend.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { isFullRun } from "../is-full-run.ts";

const salaryTable = "salary_report_downloads";

describeBackend("the API", (backend) => {
  beforeEach(() => backend.reset());

  const limit = (scope: string, subject: string, count: number) =>
    backend.database.query(
      "update private.rate_limits set max_count = $3 where scope = $1 and subject = $2",
      [scope, subject, count],
    );
  const send = (row: object) =>
    backend.visitor.from(salaryTable).insert(row).setHeader("origin", backend.url);
  const count = async (table = `public.${salaryTable}`) =>
    (await backend.database.query(`select from ${table}`)).length;

  it("responds with 429 beyond an address's limit, and stores nothing from the request", async () => {
    await limit(salaryTable, "address", 3);
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await send({ email: `n${n}@example.com` })).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect(await count()).toBe(3);
    expect(
      (await backend.visitor.from("contact_submissions").insert(sampleRows.contact_submissions)).status,
    ).toBe(201);
  });

  it("responds with 429 beyond an email's limit, whatever its case, with the same message as for an address", async () => {
    await limit(salaryTable, "email", 2);
    await send({ email: "kim@example.com" });
    await send({ email: "KIM@example.com" });
    const { status, error } = await send({ email: " Kim@Example.com" });
    expect(status).toBe(429);
    expect(error).toMatchObject({ code: "PT429", message: "Too many submissions" });
    expect((await send({ email: "other@example.com" })).status).toBe(201);
    await limit(salaryTable, "address", 0);
    expect((await send({ email: "third@example.com" })).error).toEqual(error);
  });

  it("counts each row of a list toward the limit", async () => {
    await limit(salaryTable, "address", 3);
    expect((await send([1, 2, 3, 4].map((n) => ({ email: `n${n}@example.com` })))).status).toBe(429);
    expect(await count()).toBe(0);
  });

  it("responds to a retry of a stored row with 409, even if the limit has been reached", async () => {
    await limit(salaryTable, "address", 1);
    await limit(salaryTable, "email", 1);
    const row = { id: crypto.randomUUID(), email: "kim@example.com" };
    expect((await send(row)).status).toBe(201);
    const retry = await send(row);
    expect(retry.status).toBe(409);
    expect(retry.error?.code).toBe("23505");
    expect((await send({ email: "new@example.com" })).status).toBe(429);
  });

  it("counts a rejected request toward the address's limit, but not toward the email's", async () => {
    await limit(salaryTable, "address", 3);
    await limit(salaryTable, "email", 1);
    const refusedRow = { email: "kim@example.com", page_url: "x".repeat(3_000) };
    for (let n = 0; n < 2; n += 1) expect((await send(refusedRow)).status).toBe(400);
    expect((await send({ email: "kim@example.com" })).status).toBe(201);
    expect((await send(refusedRow)).status).toBe(429);
  });

  it("checks a sender's limit before it validates the row", async () => {
    await limit(salaryTable, "address", 0);
    expect((await send({ email: "no address" })).status).toBe(429);
  });

  it("stores no network address or email in its counters, and deletes old counters", async () => {
    await send({ email: "kim@example.com" });
    const counters = await backend.database.query(
      "select encode(key_hash, 'escape') as key from private.rate_counts",
    );
    // Two counters limit forms (by IP address and by email), and two limit the emails about them.
    expect(counters).toHaveLength(4);
    expect(JSON.stringify(counters)).not.toMatch(/127\.0\.0\.1|kim/);
    await backend.database.query("update private.rate_counts set window_ends = now() - interval '1 day'");
    await send({ email: "lee@example.com" });
    expect(await count("private.rate_counts")).toBe(4);
  });

  it("responds with 429 beyond an address's upload limit, although the permission check is rolled back", async () => {
    await limit("resumes", "address", 3);
    const upload = async (n: number) => {
      const file = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });
      const { error } = await backend.visitor.storage
        .from("resumes")
        .upload(`${1736500001000 + n}_cv.pdf`, file);
      return error && "statusCode" in error ? error.statusCode : "stored";
    };
    const outcomes = [];
    for (let n = 0; n < 5; n += 1) outcomes.push(await upload(n));
    expect(outcomes).toEqual(["stored", "stored", "stored", "429", "429"]);
    expect(await upload(0)).toBe("409");
    await limit("resumes", "address", 1000);
    await limit("resumes", "total", 3);
    expect(await upload(9)).toBe("429");
  });

  it("ignores a forged x-forwarded-for", async () => {
    await limit(salaryTable, "address", 1);
    const statuses = [];
    for (let n = 0; n < 3; n += 1) {
      const headers = { "x-forwarded-for": `203.0.113.${n}`, "cf-connecting-ip": `203.0.113.${n}` };
      const request = backend.visitor.from(salaryTable).insert({ email: `n${n}@example.com` });
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
      statuses.push((await request).status);
    }
    expect(statuses).toEqual([201, 429, 429]);
  });

  it("scores a filled honeypot, a fast submission and an unknown partner, and stores the row without form_check", async () => {
    const sendAndReadScore = async (extra: object) => {
      const id = crypto.randomUUID();
      expect((await send({ id, email: "kim@example.com", ...extra })).status).toBe(201);
      const [row] = await backend.database.query(`select * from ${salaryTable} where id = $1`, [id]);
      expect(row?.form_check).toBeNull();
      return row?.spam_score;
    };
    const form_check = { trap: "", seconds: 12.5 };
    expect(await sendAndReadScore({})).toBe(25);
    expect(await sendAndReadScore({ form_check })).toBe(0);
    expect(await sendAndReadScore({ form_check: { trap: "http://buy.example", seconds: 12.5 } })).toBe(60);
    expect(await sendAndReadScore({ form_check: { trap: "", seconds: 0.4 } })).toBe(60);
    expect(await sendAndReadScore({ partner: "nobody", form_check })).toBe(10);
    expect(await sendAndReadScore({ partner: "nobody", form_check: { trap: "x", seconds: 0 } })).toBe(100);
    await backend.database.query("insert into private.known_partners values ('jobs-board')");
    expect(await sendAndReadScore({ partner: "jobs-board", form_check })).toBe(0);
    for (const form_check of ["text", 5, [1], { seconds: "soon", trap: null }])
      expect(await sendAndReadScore({ form_check })).toBe(25);
    for (const trap of [0, false, [], {}])
      expect(await sendAndReadScore({ form_check: { trap, seconds: 9 } })).toBe(60);
  });

  it("scores an unknown origin if there is a list of known origins", async () => {
    const readScore = async (origin: string) => {
      const id = crypto.randomUUID();
      const row = { id, email: "kim@example.com", form_check: { trap: "", seconds: 9 } };
      await backend.visitor.from(salaryTable).insert(row).setHeader("origin", origin);
      return (await backend.database.query(`select spam_score from ${salaryTable} where id = $1`, [id]))[0]
        ?.spam_score;
    };
    expect(await readScore("https://elsewhere.example")).toBe(0);
    await backend.database.query("insert into private.known_origins values ('https://jobs.example')");
    expect(await readScore("https://elsewhere.example")).toBe(10);
    expect(await readScore("https://jobs.example")).toBe(0);
    // A matching host and origin prove nothing, since the sender controls both headers.
    expect(await readScore(backend.url)).toBe(10);
  });

  it("trusts cf-connecting-ip only behind Cloudflare, and otherwise the last proxy", async () => {
    const addressIn = (headers: object) =>
      backend.database.transaction(async (transaction) => {
        await transaction.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
        const [row] = await transaction.query<{ address: string }>(
          "select private.client_address() as address",
        );
        return row?.address;
      });
    const forgedHeaders = {
      "cf-connecting-ip": "198.51.100.1",
      "x-forwarded-for": "198.51.100.2, 203.0.113.1",
    };
    expect(await addressIn(forgedHeaders)).toBe("203.0.113.1");
    expect(await addressIn({ "cf-connecting-ip": "198.51.100.1" })).toBe("unknown");
    await backend.database.query("update private.request_settings set is_behind_cloudflare = true");
    expect(await addressIn(forgedHeaders)).toBe("198.51.100.1");
    expect(await addressIn({ "x-forwarded-for": "nonsense" })).toBe("unknown");
    await backend.database.query("update private.request_settings set is_behind_cloudflare = false");
  });

  it.runIf(isFullRun)(
    "no longer trusts a partner removed from the content, but still one that an operator added",
    async () => {
      const readKnownNames = async (settings: ContentSettings) => {
        await storeContentSettings(backend.database, settings);
        const rows = await backend.database.query<{ name: string }>(
          "select partner as name from private.known_partners union all select origin from private.known_origins order by name",
        );
        return rows.map(({ name }) => name);
      };
      const [first, second] = ["https://a.example", "https://b.example"];
      await readKnownNames({ partners: ["acme", "beta"], origins: [`${first}/jobs`, second] });
      await backend.database.run(
        "insert into private.known_partners values ('by-hand'); insert into private.known_origins values ('https://by-hand.example')",
      );
      expect(await readKnownNames({})).toEqual([
        "acme",
        "beta",
        "by-hand",
        first,
        second,
        "https://by-hand.example",
      ]);
      expect(await readKnownNames({ partners: ["beta"], origins: [second] })).toEqual([
        "beta",
        "by-hand",
        second,
        "https://by-hand.example",
      ]);
    },
  );
});

describe("the server behind a proxy", () => {
  const dataDir = temporaryFolder();
  let backend: ServedBackend;
  beforeAll(async () => {
    await copyEmbeddedTemplate(dataDir);
    backend = await serveBackend({ dataDir, proxies: readTrustedProxies("1") });
  });
  beforeEach(() => backend.reset());
  afterAll(() => backend.close());

  const sendFrom = async (addresses: string, email = `${crypto.randomUUID()}@example.com`) =>
    (await backend.visitor.from(salaryTable).insert({ email }).setHeader("x-forwarded-for", addresses))
      .status;

  it.runIf(isFullRun)(
    "lets no flood that uses another person's email use up that person's limit",
    async () => {
      await backend.database.query("update private.rate_limits set max_count = 20 where subject = 'email'");
      const floodStatuses = [];
      for (let n = 0; n < 35; n += 1)
        floodStatuses.push(await sendFrom(`203.0.113.${n}`, "victim@example.com"));
      expect(floodStatuses.filter((status) => status === 201)).toHaveLength(20);
      expect(floodStatuses.filter((status) => status === 429)).toHaveLength(15);
      expect(await sendFrom("198.51.100.7", "victim@example.com")).toBe(201);
    },
  );

  it("trusts the address that a trusted proxy has added, and no earlier ones", async () => {
    await backend.database.query("update private.rate_limits set max_count = 1 where subject = 'address'");
    expect(await sendFrom("198.51.100.1, 203.0.113.1")).toBe(201);
    expect(await sendFrom("198.51.100.2, 203.0.113.1")).toBe(429);
    expect(await sendFrom("203.0.113.2")).toBe(201);
    expect(await sendFrom("2001:db8:1:2::1")).toBe(201);
    expect(await sendFrom("2001:db8:1:2:ffff::9")).toBe(429);
    expect(await sendFrom("2001:db8:1:3::1")).toBe(201);
  });
});
