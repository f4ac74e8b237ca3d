import { randomBytes } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { storeContentSettings, type ContentSettings } from "../../server/data/store-content-settings.ts";
import { percentile } from "./percentile.ts";
import { describeBackend } from "./served-backend.ts";
import { isFullRun } from "../is-full-run.ts";

const salaryTable = "salary_report_downloads";

describeBackend("the API", (backend) => {
  beforeEach(() => backend.reset());

  const send = (row: object) =>
    backend.visitor.from(salaryTable).insert(row).setHeader("origin", backend.url);
  const count = (table = `public.${salaryTable}`) => backend.count(table);

  it("responds with 429 beyond an address's limit, and stores nothing from the request", async () => {
    await backend.limit(salaryTable, "address", 3);
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await send({ email: `n${n}@example.com` })).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect(await count()).toBe(3);
    await backend.send("contact_submissions");
  });

  it("responds with 429 beyond an email's limit, whatever its case, with the same message as for an address", async () => {
    await backend.limit(salaryTable, "email", 2);
    await send({ email: "kim@example.com" });
    await send({ email: "KIM@example.com" });
    const { status, error } = await send({ email: " Kim@Example.com" });
    expect(status).toBe(429);
    expect(error).toMatchObject({ code: "PT429", message: "Too many submissions" });
    expect((await send({ email: "other@example.com" })).status).toBe(201);
    await backend.limit(salaryTable, "address", 0);
    expect((await send({ email: "third@example.com" })).error).toEqual(error);
  });

  it("stores rows up to the limit if many arrive at once, while other senders' rows are stored", async () => {
    await backend.limit(salaryTable, "email", 10);
    const flood = Promise.all(Array.from({ length: 80 }, () => send({ email: "kim@example.com" })));
    expect((await send({ email: "lee@example.com" })).status).toBe(201);
    const statuses = (await flood).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(70).fill(429)]);
    expect(await count()).toBe(11);
  });

  it.runIf(isFullRun)(
    "indexes each request's words with it, instead of those of many in one request",
    async () => {
      await backend.limit("contact_submissions", "address", 1000);
      const writeWords = (characters: number) =>
        Array.from({ length: characters / 5 }, () => randomBytes(2).toString("hex")).join(" ");
      const row = () => ({
        source: "contact_form",
        email: `${crypto.randomUUID()}@example.com`,
        project_details: writeWords(4000),
        page_url: `https://example.com/${writeWords(2000)}`,
        referrer: `https://example.com/${writeWords(2000)}`,
      });
      const readLog = async () => {
        const [log] = await backend.database.query<{ bytes: number }>(
          "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes",
        );
        return log?.bytes ?? 0;
      };
      const written: number[] = [];
      for (let request = 0; request < 30; request += 1) {
        const before = await readLog();
        expect(
          (await backend.visitor.from("contact_submissions").insert(Array.from({ length: 5 }, row))).status,
        ).toBe(201);
        written.push((await readLog()) - before);
      }
      // A checkpoint triples what the next requests write.
      expect(Math.max(...written)).toBeLessThan(10 * percentile(written, 50));
    },
  );

  it("counts each row of a list toward the limit", async () => {
    await backend.limit(salaryTable, "address", 3);
    expect((await send([1, 2, 3, 4].map((n) => ({ email: `n${n}@example.com` })))).status).toBe(429);
    expect(await count()).toBe(0);
  });

  it("responds to a retry of a stored row with 409, even if the limit has been reached", async () => {
    await backend.limit(salaryTable, "address", 1);
    await backend.limit(salaryTable, "email", 1);
    const row = { id: crypto.randomUUID(), email: "kim@example.com" };
    expect((await send(row)).status).toBe(201);
    const retry = await send(row);
    expect(retry.status).toBe(409);
    expect(retry.error?.code).toBe("23505");
    expect((await send({ email: "new@example.com" })).status).toBe(429);
  });

  it("counts a rejected request toward the address's limit, but not toward the email's", async () => {
    await backend.limit(salaryTable, "address", 3);
    await backend.limit(salaryTable, "email", 1);
    const refusedRow = { email: "kim@example.com", page_url: "x".repeat(3_000) };
    for (let n = 0; n < 2; n += 1) expect((await send(refusedRow)).status).toBe(400);
    expect((await send({ email: "kim@example.com" })).status).toBe(201);
    // The limit is checked before the row is validated.
    expect((await send(refusedRow)).status).toBe(429);
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

  it("runs no statement of a transaction whose settings are refused", async () => {
    await expect(
      backend.database.transaction(
        (transaction) =>
          transaction.query(`insert into public.${salaryTable} (email) values ('kim@example.com')`),
        { settings: { role: "nobody_of_this_name" } },
      ),
    ).rejects.toThrow(/role "nobody_of_this_name" does not exist/);
    expect(await count(`public.${salaryTable}`)).toBe(0);
    expect((await send({ email: "kim@example.com" })).status).toBe(201);
  });

  it("finds counters without reading all of them", async () => {
    const readScans = async () => {
      await backend.database.query("select pg_stat_force_next_flush()");
      const [table] = await backend.database.query<{ scans: number; rows: number }>(
        `select seq_scan::integer as scans, n_tup_ins::integer as rows from pg_stat_user_tables
         where relid = 'private.rate_counts'::regclass`,
      );
      return table;
    };
    // A session keeps its plans, those made while the table was empty and those made while it was known to be small.
    await backend.database.query("vacuum private.rate_counts");
    await send({ email: "kim@example.com" });
    await backend.database.query("analyze private.rate_counts");
    for (let n = 0; n < 10; n += 1) await send({ email: `plan${n}@example.com` });
    const before = await readScans();
    for (let n = 0; n < 10; n += 1) await send({ email: `new${n}@example.com` });
    const after = await readScans();
    expect(after?.rows).toBeGreaterThan(before?.rows ?? Infinity);
    expect(after?.scans).toBe(before?.scans);
  });

  it("ignores a forged x-forwarded-for", async () => {
    await backend.limit(salaryTable, "address", 1);
    const statuses = [];
    for (let n = 0; n < 3; n += 1) {
      const headers = { "x-forwarded-for": `203.0.113.${n}`, "cf-connecting-ip": `203.0.113.${n}` };
      const request = backend.visitor.from(salaryTable).insert({ email: `n${n}@example.com` });
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
      statuses.push((await request).status);
    }
    expect(statuses).toEqual([201, 429, 429]);
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
      const store = (settings: ContentSettings) => storeContentSettings(backend.database, settings);
      const readKnownNames = async () => {
        const rows = await backend.database.query<{ name: string }>(
          "select partner as name from private.known_partners union all select origin from private.known_origins order by name",
        );
        return rows.map(({ name }) => name);
      };
      const [first, second] = ["https://a.example", "https://b.example"];
      await store({ partners: ["acme", "beta"], origins: [`${first}/jobs`, second] });
      expect(await readKnownNames()).toEqual(["acme", "beta", first, second]);
      await backend.database.run(
        "insert into private.known_partners values ('by-hand'); insert into private.known_origins values ('https://by-hand.example')",
      );
      await store({});
      expect(await readKnownNames()).toHaveLength(6);
      await store({ partners: ["beta"], origins: [second] });
      expect(await readKnownNames()).toEqual(["beta", "by-hand", second, "https://by-hand.example"]);
    },
  );
});
