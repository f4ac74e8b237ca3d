import type { Queryable } from "../../server/data/database/database.ts";

export async function listTables(database: Queryable): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'private', 'storage') order by 1`,
  );
  return tables.map(({ name }) => name);
}

export async function dumpDatabase(database: Queryable): Promise<string> {
  const lines: string[] = [];
  for (const name of await listTables(database)) {
    const rows = await database.query<{ line: string }>(`select t::text as line from ${name} t`);
    lines.push(name, ...rows.map(({ line }) => line));
  }
  return lines.join("\n");
}
