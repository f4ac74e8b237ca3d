import type { Queryable } from "../../server/data/database/database.ts";
import { listTables } from "./dump-database.ts";

const SCHEMAS = "('public', 'private', 'storage')";

/** Query that describes each object in PostgreSQL's catalog in one line. */
const objectsQuery = `
  with relations as (
    select c.*, format('%I.%I', n.nspname, c.relname) as called
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${SCHEMAS}
  ),
  functions as (
    select p.* from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ${SCHEMAS}
  )
  select format('schema %I, rights: %s', n.nspname, array(select a::text from unnest(coalesce(n.nspacl, acldefault('n', n.nspowner))) a order by 1)) as line
  from pg_namespace n where n.nspname in ${SCHEMAS}
  union all
  select format('relation %s %s, options %s, row security %s %s, rights: %s', c.relkind, called, c.reloptions, c.relrowsecurity,
    c.relforcerowsecurity, array(select a::text from unnest(coalesce(c.relacl, acldefault('r', c.relowner))) a order by 1))
  from relations c where c.relkind in ('r', 'v')
  union all
  select format('column %s.%I, place %s, %s, not null %s, default %s, generated %s, identity %s, rights: %s', called, a.attname,
    row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod), a.attnotnull,
    pg_get_expr(d.adbin, d.adrelid), a.attgenerated, a.attidentity, array(select r::text from unnest(a.attacl) r order by 1))
  from relations c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind in ('r', 'v')
  union all
  select format('view %s: %s', called, pg_get_viewdef(c.oid)) from relations c where c.relkind = 'v'
  union all
  select format('sequence %s: %s', called, to_jsonb(s) - 'seqrelid') from relations c join pg_sequence s on s.seqrelid = c.oid
  union all
  select format('index %s: %s', called, pg_get_indexdef(c.oid)) from relations c where c.relkind = 'i'
  union all
  select format('constraint %s.%I: %s', called, k.conname, pg_get_constraintdef(k.oid)) from relations c join pg_constraint k on k.conrelid = c.oid
  union all
  select format('policy %s.%I, %s %s, to %s: %s, %s', called, p.polname, p.polcmd, p.polpermissive, p.polroles::regrole[],
    pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
  from relations c join pg_policy p on p.polrelid = c.oid
  union all
  select format('trigger %s: %s, enabled %s', called, pg_get_triggerdef(t.oid), t.tgenabled)
  from relations c join pg_trigger t on t.tgrelid = c.oid where not t.tgisinternal
  union all
  select format('function %s, rights: %s', pg_get_functiondef(p.oid),
    array(select a::text from unnest(coalesce(p.proacl, acldefault('f', p.proowner))) a order by 1))
  from functions p
  union all
  select format('default rights of %s: %s', d.defaclobjtype, d.defaclacl) from pg_default_acl d`;

/**
 * Describes a migrated database in sorted lines, one per row and per object: tables, columns, defaults,
 * constraints, indexes, views, policies, triggers, functions with their bodies, grants, and settings.
 */
export async function describeSchema(database: Queryable): Promise<string[]> {
  const lines = (await database.query<{ line: string }>(objectsQuery)).map(({ line }) => line);
  for (const name of await listTables(database)) {
    // Omit timestamps and the random salt, which differ between databases.
    const rows = await database.query<{ line: string }>(
      `select (to_jsonb(t) - array['created_at', 'updated_at'] ${name === "private.salt" ? "- 'value'" : ""})::text as line from ${name} t`,
    );
    lines.push(...rows.map(({ line }) => `row of ${name}: ${line}`));
  }
  return lines.sort();
}
