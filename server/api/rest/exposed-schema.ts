import type { Queryable } from "../../data/database/database.ts";
import { RestError } from "./rest-error.ts";

interface ExposedTable {
  columns: ReadonlySet<string>;
  primaryKey: readonly string[];
}

/** Exposed tables with their columns and primary key: PostgREST's "schema cache". */
export type ExposedTables = ReadonlyMap<string, ExposedTable>;

export function requireTable(tables: ExposedTables, table: string): ExposedTable {
  const found = tables.get(table);
  if (found) return found;
  throw new RestError(404, "PGRST205", `Could not find the table 'public.${table}' in the schema cache`);
}

export async function readExposedTables(database: Queryable): Promise<ExposedTables> {
  const rows = await database.query<{ name: string; columns: string[]; primary_key: string[] | null }>(`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns,
      array_agg(a.attname::text) filter (where a.attnum = any (k.conkey)) as primary_key
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    group by c.relname`);
  return new Map(
    rows.map((row) => [row.name, { columns: new Set(row.columns), primaryKey: row.primary_key ?? [] }]),
  );
}

/** Functions that visitors may call, each with the types of its arguments by name. Every argument has a default. */
export type ExposedFunctions = ReadonlyMap<string, ReadonlyMap<string, string>>;

export async function readExposedFunctions(database: Queryable): Promise<ExposedFunctions> {
  const rows = await database.query<{ name: string; names: string[] | null; types: string[] | null }>(`
    select p.proname as name, p.proargnames as names,
      (select array_agg(format_type(a.type, null) order by a.place)
       from unnest(p.proargtypes) with ordinality a (type, place)) as types
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.pronargs = p.pronargdefaults
      and has_function_privilege('anon', p.oid, 'execute')`);
  return new Map(
    rows.map(({ name, names, types }) => [
      name,
      new Map((types ?? []).map((type, index) => [names?.[index] ?? "", type])),
    ]),
  );
}
