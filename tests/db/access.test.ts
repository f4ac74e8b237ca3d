import { beforeEach, expect, it } from "vitest";
import type { DatabaseError } from "../../server/data/database/database.ts";
import { tableNames } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";

/** Functions in the schema `public` that visitors may call. */
const visitorFunctions = [
  "correct_receipt",
  "count_forms",
  "note_receipt",
  "read_receipt",
  "replace_receipt_file",
  "withdraw_receipt",
];

describeBackend("the anonymous database role", (backend) => {
  beforeEach(() => backend.reset());

  const denied = { code: "42501" };

  it("has no privileges except to insert submissions, and to call the functions of forms and receipts", async () => {
    const tables = await backend.database.query<{ line: string }>(
      `select privilege || ' ' || c.oid::regclass as line
       from pg_class c, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) privilege
       where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v')
         and case when privilege in ('delete', 'truncate') then has_table_privilege('anon', c.oid, privilege)
           else has_any_column_privilege('anon', c.oid, privilege) end`,
    );
    expect(tables.map(({ line }) => line).sort()).toEqual(tableNames.map((table) => `insert ${table}`));
    const functions = await backend.database.query<{ name: string }>(
      `select distinct proname::text as name from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege('anon', oid, 'execute')
       order by name`,
    );
    expect(functions.map(({ name }) => name)).toEqual(
      [...visitorFunctions, "is_text_object", "upload_allowed"].sort(),
    );
    for (const call of ["upload_allowed('x', null)", "is_text_object('{}', '{}')"])
      await expect(backend.queryAsAnon(`select private.${call}`)).rejects.toMatchObject(denied);
  });

  it("can call no other function, by HTTP or SQL, nor can the role of users with an account", async () => {
    const functions = await backend.database.query<{
      name: string;
      call: string;
      args: string[];
      isOurs: boolean;
    }>(
      `select p.proname::text as name, n.nspname in ('public', 'private') as "isOurs",
         coalesce(p.proargnames[1:p.pronargs], '{}') as args,
         format('%I.%I(%s)', n.nspname, p.proname, array_to_string(array_fill('null'::text, array[p.pronargs]), ', ')) as call
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'private') or p.proname in ('pg_sleep', 'version', 'pg_read_file', 'lo_import', 'set_config')`,
    );
    const others = functions.filter(({ name, isOurs }) => !(isOurs && visitorFunctions.includes(name)));
    expect(others.length).toBeGreaterThan(80);
    const called: string[] = [];
    for (const { name, args } of others)
      for (const body of [{}, Object.fromEntries(args.map((argument) => [argument, null]))]) {
        const headers = { apikey: backend.publishableKey, "content-type": "application/json" };
        const request = { method: "POST", headers, body: JSON.stringify(body) };
        const { status } = await fetch(`${backend.url}/rest/v1/rpc/${name}`, request);
        if (status !== 404) called.push(`${name}: ${status}`);
      }
    for (const role of ["anon", "authenticated"])
      for (const { call, isOurs } of others) {
        const calling = backend.database.transaction(async (transaction) => {
          await transaction.run(`set local role ${role}`);
          await transaction.query(`select ${call}`);
        });
        const code = await calling.then(
          () => "",
          (error: DatabaseError) => error.code,
        );
        if (isOurs && code !== denied.code) called.push(`${call} as ${role}: ${code}`);
      }
    expect(called).toEqual([]);
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
      backend.queryAsAnon("insert into storage.objects (bucket_id, name) values ($1, $2)", [bucket, name]);
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
    for (const name of names) await expect(add("resumes", name)).rejects.toMatchObject(denied);
    await backend.database.query(
      "insert into storage.buckets (id, name) values ('other', 'other') on conflict do nothing",
    );
    await expect(add("other", "1736500000000_resume.pdf")).rejects.toMatchObject(denied);
    await expect(add("resumes", "1736500000000_resume.pdf")).rejects.toMatchObject({ code: "23505" });
    expect(await backend.queryAsAnon("select from storage.objects")).toEqual([]);
    expect(await backend.database.query("select from storage.objects")).toHaveLength(2);
  });

  it("uploads to a private bucket with the limits in docs/behavior/forms.md", async () => {
    const [bucket] = await backend.database.query("select * from storage.buckets where id = 'resumes'");
    expect(bucket).toMatchObject({ public: false });
    expect(Number(bucket?.file_size_limit)).toBe(10 * 1_048_576);
    expect(bucket?.allowed_mime_types).toHaveLength(3);
  });
});
