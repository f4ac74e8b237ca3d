import { beforeEach, expect, it } from "vitest";
import { visitorSettings } from "../../server/data/database/visitor-access.ts";
import { describeBackend } from "./served-backend.ts";

const table = "salary_report_downloads";

describeBackend("inserts that wait at the same time", (backend) => {
  beforeEach(() => backend.reset());

  /** Columns are in the order of the row's. */
  const insert = (row: object, address = "203.0.113.1", statementMs = 2_000) => {
    const list = Object.keys(row).join(", ");
    return backend.database.insert({
      toSql: (json = "") =>
        `insert into public.${table} (${list}) select ${list} from json_populate_record(null::public.${table}, ${json}::json)`,
      values: [JSON.stringify(row)],
      settings: { ...visitorSettings, "request.headers": JSON.stringify({ "x-forwarded-for": address }) },
      statementMs,
    });
  };
  const outcomes = async (inserts: Promise<void>[]) =>
    (await Promise.allSettled(inserts)).map((result) =>
      result.status === "fulfilled" ? "stored" : (result.reason as { code?: string; name: string }),
    );
  const readEmails = async () =>
    (await backend.database.query<{ email: string }>(`select email from public.${table}`))
      .map(({ email }) => email)
      .sort();
  const emails = (count: number) =>
    Array.from({ length: count }, (_, n) => `${String(n).padStart(2, "0")}@example.com`);

  it("are stored each, and refused ones affect no other", async () => {
    const results = await outcomes(
      emails(20).map((email, n) =>
        n === 3
          ? insert({ email: "nobody" })
          : n === 12
            ? insert({ email, context: "x".repeat(81) })
            : insert({ email }),
      ),
    );
    expect(results.flatMap((result, n) => (result === "stored" ? [] : [n]))).toEqual([3, 12]);
    expect([results[3], results[12]]).toMatchObject([{ code: "23514" }, { code: "23514" }]);
    expect(await readEmails()).toEqual(emails(20).filter((_, n) => n !== 3 && n !== 12));
    const deliveries = await backend.database.query(
      `select from private.deliveries d join public.${table} s on s.id = d.submission`,
    );
    expect(deliveries).toHaveLength(36);
  });

  it("are counted by their own sender's address, up to its limit", async () => {
    await backend.limit(table, "address", 3);
    const results = await outcomes(
      emails(20).map((email, n) => insert({ email }, n % 2 === 0 ? "203.0.113.1" : `198.51.100.${n}`)),
    );
    expect(results.filter((result) => result === "stored")).toHaveLength(13);
    expect(results.filter((result) => result !== "stored")).toEqual(
      Array.from({ length: 7 }, () => expect.objectContaining({ code: "PT429" }) as object),
    );
    expect(await readEmails()).toHaveLength(13);
  });

  it("are stored if one of them takes too long", async () => {
    await backend.database.run(`
      create or replace function private.run_slowly() returns trigger language plpgsql as $$begin perform pg_sleep(60); return new; end$$;
      create trigger zz_run_slowly after insert on public.${table}
        for each row when (new.email = '02@example.com') execute function private.run_slowly();
    `);
    try {
      const results = await outcomes(emails(5).map((email, n) => insert({ email }, `10.${n}.1.1`, 1_500)));
      expect(results.flatMap((result, n) => (result === "stored" ? [] : [n]))).toEqual([2]);
      expect(results[2]).toMatchObject({ name: "UnavailableError" });
      expect(await readEmails()).toEqual(emails(5).filter((_, n) => n !== 2));
    } finally {
      await backend.database.run(`drop trigger zz_run_slowly on public.${table}`);
    }
  });

  it("may have their columns in any order and number", async () => {
    const values = { context: "general", partner: "acme", page_url: "https://example.com/a", language: "es" };
    const orders = (names: string[]): string[][] =>
      names.length === 0
        ? [[]]
        : names.flatMap((name) =>
            orders(names.filter((other) => other !== name)).map((rest) => [name, ...rest]),
          );
    const rows = emails(65).map((email, n) => {
      const order = orders(["email", ...Object.keys(values)])[n] ?? [];
      return Object.fromEntries(order.map((name) => [name, { ...values, email }[name]]));
    });
    const results = await outcomes([
      ...rows.map((row) => insert(row)),
      insert({ email: "last@example.com", nothing: "1" }),
    ]);
    expect(results.slice(0, -1)).toEqual(rows.map(() => "stored"));
    expect(results.at(-1)).toMatchObject({ code: "42703" });
    for (const row of rows) await insert({ ...row, email: `again-${row.email}` });
    const stored = await backend.database.query(
      `select * from public.${table} where language = 'es' and partner = 'acme'`,
    );
    expect(stored).toHaveLength(130);
    expect(await outcomes([insert({ email: "kim@example.com" })])).toEqual(["stored"]);
  });
});
