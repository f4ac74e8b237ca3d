import type { Queryable } from "../../data/database/database.ts";

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
