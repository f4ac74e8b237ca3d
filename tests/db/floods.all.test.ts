import { beforeEach, expect, it } from "vitest";
import { readTrustedProxies } from "../../server/platform/serving/trusted-proxies.ts";
import { postAsVisitor } from "./post-as-visitor.ts";
import { describeBackend } from "./served-backend.ts";

const salaryTable = "salary_report_downloads";

/** Hourly limits that a flood reaches, below those set by the migrations. */
const limits = { email: 10, uploads: 15 };

describeBackend("requests in a flood", { proxies: readTrustedProxies("1") }, (backend) => {
  beforeEach(async () => {
    await backend.reset();
    await backend.limit(salaryTable, "email", limits.email);
    await backend.limit("resumes", "address", limits.uploads);
  });

  const from = (address: string) =>
    postAsVisitor({ url: backend.url, key: backend.publishableKey }, { "x-forwarded-for": address });
  const send = async (email: string, address: string) =>
    (await from(address).insert(salaryTable, { email })).status;
  let fileNumber = 1_736_700_000_000;
  const upload = async (address: string) =>
    (await from(address).upload(`${(fileNumber += 1)}_cv.pdf`, "%PDF-1.7")).status;
  const count = (statuses: number[]) => {
    const counts: Record<number, number> = {};
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  async function visitDuringFlood(flood: Promise<number[]>): Promise<number[]> {
    const statuses: number[] = [];
    let isFloodOver = false;
    void flood.finally(() => (isFloodOver = true));
    for (let n = 1; !isFloodOver || n <= 3; n += 1)
      statuses.push(await send(`visitor${n}@example.com`, `198.51.100.${n}`));
    return statuses;
  }
  it.each([
    {
      kind: "with one email address from many addresses",
      attack: (n: number) => send("Kim@Example.com", `203.0.113.${n}`),
      accepted: { status: 201, limit: limits.email },
      rows: `public.${salaryTable} where email like 'kim@%'`,
    },
    {
      kind: "that upload files from one address",
      attack: () => upload("203.0.113.2"),
      accepted: { status: 200, limit: limits.uploads },
      rows: "private.uploads where is_stored",
    },
  ])("$kind are stored up to the limit, while others are served", async ({ attack, accepted, rows }) => {
    const flood = Promise.all(Array.from({ length: 80 }, (_, n) => attack(n)));
    const visitorStatuses = await visitDuringFlood(flood);
    expect(count(await flood)).toEqual({ [accepted.status]: accepted.limit, 429: 80 - accepted.limit });
    expect(await backend.count(rows)).toBe(accepted.limit);
    expect(count(visitorStatuses)).toEqual({ 201: visitorStatuses.length });
    // From another network, the same email address is accepted.
    expect([await upload("198.51.100.1"), await send("kim@example.com", "198.51.100.7")]).toEqual([200, 201]);
  });

  it("are not rejected by a limit that an operator has deleted", async () => {
    const settings = await backend.database.query("select * from private.rate_limits");
    await backend.database.query("delete from private.rate_limits");
    try {
      expect(await send("kim@example.com", "203.0.113.3")).toBe(201);
      expect(await upload("203.0.113.2")).toBe(200);
    } finally {
      const restore =
        "insert into private.rate_limits select * from json_populate_recordset(null::private.rate_limits, $1)";
      await backend.database.query(restore, [JSON.stringify(settings)]);
    }
  });
});
