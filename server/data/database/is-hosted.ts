import type { Queryable } from "./database.ts";

/** Whether a database belongs to a hosted Supabase project, whose Storage owns the files and their table. */
export async function isHosted(database: Queryable): Promise<boolean> {
  const [found] = await database.query<{ is_hosted: boolean }>(
    "select to_regclass('storage.migrations') is not null as is_hosted",
  );
  return found?.is_hosted ?? false;
}
