import { beforeEach, expect, it } from "vitest";
import { readTrustedProxies } from "../../server/platform/serving/trusted-proxies.ts";
import { describeBackend } from "./served-backend.ts";

const salaryTable = "salary_report_downloads";

/** Hourly limits that a flood reaches, below those set by the migrations. */
const limits = { address: 50, email: 10, uploads: 15 };

describeBackend("requests in a flood", { proxies: readTrustedProxies("1") }, (backend) => {
  beforeEach(async () => {
    await backend.reset();
    const set = "update private.rate_limits set max_count = $3 where scope = $1 and subject = $2";
    await backend.database.query(set, [salaryTable, "address", limits.address]);
    await backend.database.query(set, [salaryTable, "email", limits.email]);
    await backend.database.query(set, ["resumes", "address", limits.uploads]);
  });

  const headersFrom = (address: string) => ({ "x-forwarded-for": address, apikey: backend.publishableKey });
  const send = async (email: string, address: string) => {
    const headers = { ...headersFrom(address), "content-type": "application/json" };
    const body = JSON.stringify({ email });
    return (await fetch(`${backend.url}/rest/v1/${salaryTable}`, { method: "POST", headers, body })).status;
  };
  const upload = async (number: number, address: string) => {
    const headers = { ...headersFrom(address), "content-type": "application/pdf" };
    const url = `${backend.url}/storage/v1/object/resumes/${1_736_700_000_000 + number}_cv.pdf`;
    return (await fetch(url, { method: "POST", headers, body: "%PDF-1.7" })).status;
  };
  const count = (statuses: number[]) => {
    const counts: Record<number, number> = {};
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  async function visitDuringFlood(flood: Promise<number[]>): Promise<number[]> {
    const statuses: number[] = [];
    let isFloodOver = false;
    void flood.finally(() => (isFloodOver = true));
    for (let n = 1; !isFloodOver || n <= 3; n += 1) {
      const timeoutSignal = AbortSignal.timeout(15_000);
      const response = await fetch(`${backend.url}/rest/v1/${salaryTable}`, {
        method: "POST",
        headers: { ...headersFrom(`198.51.100.${n}`), "content-type": "application/json" },
        body: JSON.stringify({ email: `visitor${n}@example.com` }),
        signal: timeoutSignal,
      });
      statuses.push(response.status);
    }
    return statuses;
  }
  const stored = async (pattern: string) => {
    const sql = `select count(*)::int as count from public.${salaryTable} where email like $1`;
    return (await backend.database.query<{ count: number }>(sql, [pattern]))[0]?.count;
  };

  it("from one address are stored up to the limit, while others are served", async () => {
    const flood = Promise.all(
      Array.from({ length: 80 }, (_, n) => send(`flood${n}@example.com`, "203.0.113.1")),
    );
    const visitorStatuses = await visitDuringFlood(flood);
    expect(count(await flood)).toEqual({ 201: limits.address, 429: 80 - limits.address });
    expect(await stored("flood%")).toBe(limits.address);
    expect(count(visitorStatuses)).toEqual({ 201: visitorStatuses.length });
  });

  it("with one email address from many networks are stored up to the limit, while others are served", async () => {
    const flood = Promise.all(
      Array.from({ length: 40 }, (_, n) => send("Kim@Example.com", `203.0.113.${n}`)),
    );
    const visitorStatuses = await visitDuringFlood(flood);
    expect(count(await flood)).toEqual({ 201: limits.email, 429: 40 - limits.email });
    expect(await stored("kim@%")).toBe(limits.email);
    expect(count(visitorStatuses)).toEqual({ 201: visitorStatuses.length });
  });

  it("that upload files from one address are stored up to the limit, while other visitors are served", async () => {
    const flood = Promise.all(Array.from({ length: 40 }, (_, n) => upload(n, "203.0.113.2")));
    const visitorStatuses = await visitDuringFlood(flood);
    expect(count(await flood)).toEqual({ 200: limits.uploads, 429: 40 - limits.uploads });
    const objects = await backend.database.query("select from storage.objects where name like '17367%'");
    expect(objects).toHaveLength(limits.uploads);
    expect(await upload(1_000, "198.51.100.1")).toBe(200);
    expect(count(visitorStatuses)).toEqual({ 201: visitorStatuses.length });
  });

  it("are rejected by a new limit as soon as an operator sets it, but not by a deleted limit", async () => {
    const settings = await backend.database.query("select * from private.rate_limits");
    const raise = "update private.rate_limits set max_count = 10 where scope = $1 and subject = 'address'";
    await backend.database.query(raise, [salaryTable]);
    const flood = (name: string) =>
      Promise.all(Array.from({ length: 12 }, (_, n) => send(`${name}${n}@example.com`, "203.0.113.3")));
    expect(count(await flood("raised"))).toEqual({ 201: 10, 429: 2 });
    await backend.database.query("delete from private.rate_limits");
    try {
      expect(count(await flood("removed"))).toEqual({ 201: 12 });
      expect(await upload(2_000, "203.0.113.2")).toBe(200);
    } finally {
      const restore =
        "insert into private.rate_limits select * from json_populate_recordset(null::private.rate_limits, $1)";
      await backend.database.query(restore, [JSON.stringify(settings)]);
    }
  });
});
