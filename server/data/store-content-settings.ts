import type { Queryable } from "./database/database.ts";

export interface ContentSettings {
  partners?: readonly string[] | undefined;
  /** Origins of pages that show the site's forms. */
  origins?: readonly string[] | undefined;
  contexts?: readonly string[] | undefined;
  forms?: readonly string[] | undefined;
  /** IANA name of the agency's time zone, which determines the day that a submission counts toward. */
  timeZone?: string | undefined;
}

async function replaceKnownNames(
  database: Queryable,
  column: "partner" | "origin" | "context" | "form",
  knownNames: readonly string[] | undefined,
): Promise<void> {
  if (knownNames === undefined) return;
  const table = `private.known_${column}s`;
  await database.query(
    `insert into ${table} (${column}, is_from_content) select distinct unnest($1::text[]), true
     on conflict (${column}) do update set is_from_content = true`,
    [knownNames],
  );
  await database.query(`delete from ${table} where is_from_content and ${column} <> all ($1::text[])`, [
    knownNames,
  ]);
}

/** Replaces the partners, origins, contexts and forms that the database accepts with those from the content. */
export async function storeContentSettings(
  database: Queryable,
  { partners, origins, contexts, forms, timeZone }: ContentSettings,
): Promise<void> {
  const knownOrigins = origins?.map((address) => new URL(address).origin);
  await replaceKnownNames(database, "partner", partners);
  await replaceKnownNames(database, "context", contexts);
  await replaceKnownNames(database, "form", forms);
  if (timeZone) await database.query("update private.count_settings set time_zone = $1", [timeZone]);
  await replaceKnownNames(database, "origin", knownOrigins);
}
