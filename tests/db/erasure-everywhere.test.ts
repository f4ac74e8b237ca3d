import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, expect, it, vi } from "vitest";
import { runBackup } from "../../server/operator/backup/backup-and-restore.ts";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { isFullRun } from "../is-full-run.ts";
import { runSubmissions } from "../run-command.ts";
import { runHere } from "../run-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { dumpDatabase } from "./dump-database.ts";
import { createReceiptKey } from "./receipt-key.ts";
import { describeBackend } from "./served-backend.ts";

const EMAIL = "kim.lee@example.com";
const PHONE = "3025550142";

/** How visitors, partners and operators may write the address and the number. */
const spellings = [
  EMAIL,
  "KIM.LEE@Example.COM",
  "kim.lee%40example.com",
  "%6Bim%252Elee%2540example.com",
  "kim.lee＠example.com",
  PHONE,
  "(302) 555-0142",
  "+1 302.555.0142",
  "1-302-555-0142",
  "%2B1%20302%2D555%2D0142",
  "302%25202555%25200142".replace("2555", "555"),
  "٣٠٢٥٥٥٠١٤٢",
];

/** Spellings for all but the fastest database of a full run. */
const FEW_SPELLINGS = ["kim.lee%40example.com", "(302) 555-0142"];

/** Values with a spelling, of which the first that its column accepts is stored. */
const shapesOf = (spelling: string): unknown[] => [
  `Ask ${spelling}, please.`,
  {
    text: `Ask\n${spelling}`,
    [spelling]: 1,
    list: [spelling, ...(spelling === PHONE ? [Number(PHONE)] : [])],
  },
  { utm_source: spelling },
  { text: spelling },
  [spelling],
  `https://jobs.example/apply/${spelling}?to=${spelling}`,
  `1736500000000_${spelling}.pdf`,
  spelling,
  `${spelling}@carrier.example`,
];

/** Finds the person by other means than the erasure: decodes everything, and ignores what separates digits. */
function findTraces(text: string): string[] {
  let decoded = text.normalize("NFKC").toLowerCase();
  for (let round = 0; round < 4; round += 1)
    decoded = decoded.replace(/%([0-7][0-9a-f])/g, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
  decoded = decoded
    .toLowerCase()
    .replace(/\\[nrt]/g, " ")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  const pattern =
    /kim\.lee@example\.com|3\W{0,4}0\W{0,4}2\W{0,4}5\W{0,4}5\W{0,4}5\W{0,4}0\W{0,4}1\W{0,4}4\W{0,4}2(?!\d)/g;
  return [...decoded.matchAll(pattern)].map(({ index }) =>
    decoded.slice(Math.max(0, index - 60), index + 40),
  );
}

const readFolder = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .map((path) => (statSync(path).isFile() ? `${path}\n${readFileSync(path, "latin1")}` : path))
    .join("\n");

/**
 * Copies a row of a table with a value in one column, and makes up keys, so that no constraint but the column's own
 * matters. Returns null, or the SQLSTATE if the column does not accept the value.
 */
const plantSql = `
  create function public.plant(of_table text, of_column text, value jsonb) returns text language plpgsql as $$
  declare
    changes jsonb;
    columns text;
  begin
    set local session_replication_role = replica;
    select jsonb_object_agg(a.attname, case
      when a.atttypid = 'uuid'::regtype then to_jsonb(gen_random_uuid())
      when a.atttypid = 'date'::regtype then to_jsonb(current_date - (random() * 1e5)::integer)
      when a.atttypid = 'bytea'::regtype then to_jsonb(sha256(gen_random_uuid()::text::bytea))
      when a.atttypid in ('integer'::regtype, 'bigint'::regtype) then to_jsonb((random() * 1e9)::integer)
      when a.atttypid = 'text'::regtype and a.attname not in ('submission_table', 'bucket_id') then to_jsonb('a-' || gen_random_uuid())
    end) filter (where a.attname not in ('submission_table', 'bucket_id', 'kind', 'scope', 'subject', 'what') and a.atttypid <> 'boolean'::regtype)
    into changes
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indisunique and i.indrelid = of_table::regclass;
    select string_agg(format('%I', a.attname), ', ') into columns from pg_attribute a
    where a.attrelid = of_table::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
    begin
      execute format(
        'insert into %1$s (%2$s) overriding system value select %2$s from (
           select (jsonb_populate_record(sample.row, $1)).* from (select t from %1$s t limit 1) sample (row)
         ) n', of_table, columns
      ) using coalesce(changes, '{}') || jsonb_build_object(of_column, value);
    exception when unique_violation then
      -- A table with a single row.
      execute format('update %1$s t set %2$I = (jsonb_populate_record(t, $1)).%2$I', of_table, of_column)
      using jsonb_build_object(of_column, value);
    end;
    return null;
  exception when others then
    return sqlstate;
  end
  $$`;

describeBackend("an erasure", (backend, isFastest) => {
  const plantedSpellings = isFullRun && isFastest ? spellings : FEW_SPELLINGS;
  const receipt = createReceiptKey();
  const columnsWithText = () =>
    backend.database.query<{ table: string; column: string; kept: string | null }>(`
      select format('%I.%I', n.nspname, c.relname) as table, a.attname::text as column, k.reason as kept
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      left join private.kept_columns k
        on k.of_table = format('%I.%I', n.nspname, c.relname) and k.of_column in (a.attname, '*') and k.keeps_phones
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'storage') and c.relname <> 'buckets'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and (t.typcategory in ('S', 'A') or t.oid in ('json'::regtype, 'jsonb'::regtype))
      order by 1, 2`);

  const erase = async (...args: string[]) => {
    const { code, output, errors } = await runSubmissions(
      [...args.flatMap((arg) => ["--erase", arg]), "--yes"],
      backend.environment,
    );
    expect([code, errors]).toEqual([0, ""]);
    return output;
  };
  const root = temporaryFolder();
  // Set when the backend has started.
  const paths = () => dataFolderPaths(backend.dataDir);

  /** Returns all that is stored, by where it is. */
  const readEverything = async () => {
    const archive = join(root, `${crypto.randomUUID()}.tgz`);
    const tombstones = join(backend.dataDir, "tombstones.ndjson");
    // The server writes the file within seconds of a deletion.
    await expect.poll(() => existsSync(tombstones)).toBe(true);
    await runHere(runBackup, [archive], backend.environment);
    return {
      database: await dumpDatabase(backend.database),
      files: readFolder(paths().files),
      mails: readFolder(paths().mail),
      backup: gunzipSync(readFileSync(archive)).toString("latin1"),
      tombstones: readFileSync(tombstones, "utf8"),
    };
  };

  beforeAll(async () => {
    for (const level of ["log", "error"] as const)
      vi.spyOn(console, level).mockImplementation(() => undefined);
    mkdirSync(paths().mail, { recursive: true });
    const { database } = backend;
    await database.query("insert into private.known_partners (partner) values ('acme-jobs')");
    const id = await backend.send("contact_submissions", {
      partner: "acme-jobs",
      page_url: "https://jobs.example/1",
      form_check: { receipt: receipt.hash, ref: "JOB-1" },
    });
    await backend.addEvent("contact_submissions", id, "noted", { note: "Called." });
    const name = "1736500000001_Sam.pdf";
    await backend.upload(name);
    await backend.send("resume_submissions", { resume_file_path: name });
    await backend.send("salary_report_downloads");
    await database.query("select public.hold_submission($1)", [{ id, reason: "law" }]);
    await database.query("select public.hold_submission($1)", [{ id }]);
    await database.run(`
      insert into private.lead_tags (submission_table, submission, tag) values ('contact_submissions', '${id}', 'night shift');
      insert into private.lead_owners (submission_table, submission, owner) values ('contact_submissions', '${id}', 'Ana Cruz');
      insert into private.snoozes (submission_table, submission, until, actor)
        values ('contact_submissions', '${id}', now() + interval '1 day', 'Ana Cruz');
      insert into private.desk_presence (tab, submission_table, submission, actor)
        values (gen_random_uuid(), 'contact_submissions', '${id}', 'Ana Cruz');
      insert into private.openings (requisition) values ('J-2601');
      insert into private.job_alerts (email, trade, state) values ('sam@alerts.example', 'electrical', 'texas');
      insert into private.removals (kind, name) values ('mails', gen_random_uuid()::text);
      insert into private.deletions (why, counts) values ('retention', '{}');
      insert into private.tombstones (submission_table, submission, what)
        values ('contact_submissions', gen_random_uuid(), 'deleted');
      insert into private.retention_holds (submission_table, submission, reason)
        values ('contact_submissions', gen_random_uuid(), 'law');
      insert into private.form_counts (day, form, context, partner, page) values (current_date, 'lead-form', '', '', '');
      insert into private.partner_leads (day, partner, page) values (current_date, 'acme-jobs', '');
      insert into private.operator_log (actor, action) values ('Ana Cruz', 'viewed');
      insert into private.rate_counts values ('resumes', 'total', '', now(), 1) on conflict do nothing`);
    await database.run(plantSql);
  });

  it("finds the person in every text column, of every table, however it is written", async () => {
    const columns = await columnsWithText();
    const open: string[] = [];
    for (const { table, column, kept } of columns) {
      if (kept !== null) continue;
      const states = new Set<string>();
      let planted = 0;
      for (const spelling of plantedSpellings)
        for (const shape of shapesOf(spelling)) {
          const [row] = await backend.database.query<{ state: string | null }>(
            "select public.plant($1, $2, $3::jsonb) as state",
            [table, column, JSON.stringify(shape)],
          );
          if (row?.state === null) {
            planted += 1;
            break;
          }
          states.add(row?.state ?? "");
        }
      // Constraints alone may refuse a spelling: a table without a sample row would hide a column.
      for (const state of states)
        expect(["22", "23"], `${table}.${column}: ${state}`).toContain(state.slice(0, 2));
      if (planted > 0) open.push(`${table}.${column}`);
    }
    expect(open).toEqual(
      expect.arrayContaining(["private.partner_refs.ref", "public.contact_submissions.consent"]),
    );
    expect(open.length).toBeGreaterThan(50);
    for (const { table, kept } of columns)
      if (kept === null) expect([table, await backend.count(table)]).not.toEqual([table, 0]);
    await backend.database.run("drop function public.plant(text, text, jsonb)");

    writeFileSync(
      join(paths().mail, `20261128T100000Z_test_test_${crypto.randomUUID()}.eml`),
      `To: ${EMAIL}\n`,
    );
    expect(findTraces((await readEverything()).database).length).toBeGreaterThan(
      (open.length * plantedSpellings.length) / 3,
    );
    await erase(EMAIL, PHONE);
    for (const [place, text] of Object.entries(await readEverything()))
      expect([place, findTraces(text)]).toEqual([place, []]);
  });
});
