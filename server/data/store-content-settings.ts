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

const settingTables = {
  partner: "private.known_partners",
  origin: "private.known_origins",
  context: "private.known_contexts",
  form: "private.known_forms",
};

async function replaceKnownNames(
  database: Queryable,
  column: keyof typeof settingTables,
  knownNames: string[],
): Promise<void> {
  const table = settingTables[column];
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
  if (partners) await replaceKnownNames(database, "partner", [...partners]);
  if (contexts) await replaceKnownNames(database, "context", [...contexts]);
  if (forms) await replaceKnownNames(database, "form", [...forms]);
  if (timeZone) await database.query("update private.count_settings set time_zone = $1", [timeZone]);
  if (origins)
    await replaceKnownNames(
      database,
      "origin",
      origins.map((address) => new URL(address).origin),
    );
}
