import { beforeEach, expect, it } from "vitest";
import type { Row } from "../../server/data/database/database.ts";
import { sampleRows, tableNames } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";

describeBackend("the anonymous database role", (backend) => {
  beforeEach(() => backend.reset());

  const insert = (table: string, row: object) => {
    const columns = Object.keys(row).join(", ");
    const sql = `insert into public.${table} (${columns}) select ${columns} from json_populate_record(null::public.${table}, $1::json)`;
    return backend.asAnon((transaction) => transaction.query(sql, [JSON.stringify(row)]));
  };
  const expectRefusal = (sql: string) =>
    expect(backend.asAnon((transaction) => transaction.query(sql))).rejects.toMatchObject({ code: "42501" });

  it.each(tableNames)("can insert a row with only the form's fields into %s", async (table) => {
    await insert(table, sampleRows[table]);
    const [stored] = await backend.database.query<Row>(`select * from public.${table}`);
    expect(stored).toMatchObject({
      ...sampleRows[table],
      spam_score: 25,
      spam_reasons: { no_form_check: 25 },
    });
    expect(stored?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(Date.now() - (stored!.created_at as Date).getTime()).toBeLessThan(60_000);
  });

  it.each(tableNames)("can fill the optional columns of %s", async (table) => {
    const optionalColumns = {
      id: "0b7f9a52-4c0e-4e0b-9a63-0f4d8f1f7a11",
      context: "pm_hiring_guide",
      partner: "jobs-board",
      page_url: "https://example.com/about",
      referrer: "https://search.example/",
      utm: { utm_source: "mail", utm_campaign: "spring" },
      consent: { text: "I consent to be contacted about talent solutions", version: "1" },
    };
    await insert(table, { ...sampleRows[table], ...optionalColumns });
    expect((await backend.database.query(`select * from public.${table}`))[0]).toMatchObject(optionalColumns);
  });

  it("can insert an employer form's row with its two consents, or without them from an older page", async () => {
    const row = sampleRows.contact_submissions;
    await insert("contact_submissions", {
      ...row,
      email: "new@example.com",
      employer: true,
      agreement: true,
    });
    await insert("contact_submissions", { ...row, email: "old@example.com" });
    expect(
      await backend.database.query(
        "select email, employer, agreement from public.contact_submissions order by email",
      ),
    ).toEqual([
      { email: "new@example.com", employer: true, agreement: true },
      { email: "old@example.com", employer: null, agreement: null },
    ]);
  });

  it.each(tableNames)("cannot read, change, delete or return rows of %s", async (table) => {
    await insert(table, sampleRows[table]);
    await expectRefusal(`select * from public.${table}`);
    await expectRefusal(`select count(*) from public.${table}`);
    await expectRefusal(`update public.${table} set email = 'x@example.com'`);
    await expectRefusal(`delete from public.${table}`);
    await expectRefusal(`truncate public.${table}`);
    await expectRefusal(`insert into public.${table} (email) values ('a@example.com') returning id`);
    await expectRefusal(
      `insert into public.${table} (id, email) values (gen_random_uuid(), 'a@example.com') on conflict (id) do update set email = 'b@example.com'`,
    );
    await expectRefusal(`copy public.${table} to stdout`).catch(() => undefined);
    expect(await backend.database.query(`select from public.${table}`)).toHaveLength(1);
  });

  it.each(tableNames)("cannot backdate or score a row of %s", async (table) => {
    const refusal = { code: "42501" };
    await expect(insert(table, { ...sampleRows[table], created_at: "2001-01-01" })).rejects.toMatchObject(
      refusal,
    );
    for (const judgment of [{ spam_score: 0 }, { spam_reasons: {} }])
      await expect(insert(table, { ...sampleRows[table], ...judgment })).rejects.toMatchObject(refusal);
  });

  it("sees nothing of the private schema", async () => {
    await expectRefusal("select * from private.rate_limits");
    await expectRefusal("select * from private.salt");
    await expectRefusal("update private.rate_limits set max_count = 1000");
    await expectRefusal("select private.upload_allowed('x', null)");
    await expectRefusal("select private.client_address()");
  });

  it("has no policy that is always true, and row-level security on every table that it can access", async () => {
    const policies = await backend.database.query<{ check: string; cmd: string; roles: string }>(
      "select with_check as check, cmd, roles::text as roles from pg_policies where schemaname in ('public', 'storage')",
    );
    expect(policies).toHaveLength(4);
    for (const policy of policies) {
      expect(policy).toMatchObject({ cmd: "INSERT", roles: "{anon}" });
      expect(policy.check).not.toBe("true");
    }
    const unprotectedTables = await backend.database.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity",
    );
    expect(unprotectedTables).toEqual([]);
  });

  it("can add objects with a timestamped name to the bucket, and has no other access to objects", async () => {
    const add = (bucket: string, name: string) =>
      backend.asAnon((transaction) =>
        transaction.query("insert into storage.objects (bucket_id, name) values ($1, $2)", [bucket, name]),
      );
    await add("resumes", "1736500000000_resume.pdf");
    await add("resumes", "1736500000000_CV (2).DOCX");
    const names = [
      "resume.pdf",
      "folder/1736500000000_resume.pdf",
      "1736500000000_../x.pdf",
      "1736500000000_résumé.pdf",
      "1736500000000_run.pdf.exe",
      "1736500000000_",
      `1736500000000_${"x".repeat(300)}.pdf`,
    ];
    for (const name of names) await expect(add("resumes", name)).rejects.toMatchObject({ code: "42501" });
    await backend.database.query(
      "insert into storage.buckets (id, name) values ('other', 'other') on conflict do nothing",
    );
    await expect(add("other", "1736500000000_resume.pdf")).rejects.toMatchObject({ code: "42501" });
    await expect(add("resumes", "1736500000000_resume.pdf")).rejects.toMatchObject({ code: "23505" });
    const visibleRows = await backend.asAnon(async (transaction) => [
      ...(await transaction.query("select * from storage.objects")),
      ...(await transaction.query("select * from storage.buckets")),
      ...(await transaction.query("update storage.objects set name = 'x' returning name")),
      ...(await transaction.query("delete from storage.objects returning name")),
    ]);
    expect(visibleRows).toEqual([]);
    expect(await backend.database.query("select from storage.objects")).toHaveLength(2);
  });

  it("uploads to a private bucket with the limits in docs/behavior/forms.md", async () => {
    const [bucket] = await backend.database.query("select * from storage.buckets where id = 'resumes'");
    expect(bucket).toMatchObject({ public: false });
    expect(Number(bucket?.file_size_limit)).toBe(10 * 1_048_576);
    expect(bucket?.allowed_mime_types).toHaveLength(3);
  });
});
