import type { Queryable } from "./database/database.ts";

/** What the content says of forms and their senders; absent where the content cannot be read. */
export interface KnownContent {
  /** Ids of partners. */
  partners?: readonly string[] | undefined;
  /** Addresses of pages that carry our forms. */
  origins?: readonly string[] | undefined;
  /** Places that our forms stand in. */
  contexts?: readonly string[] | undefined;
  /** The IANA name of the agency's time zone, by which days are counted. */
  timeZone?: string | undefined;
}

/** The tables of what is known, each with its only column that matters here. */
const places = {
  partner: "private.known_partners",
  origin: "private.known_origins",
  context: "private.known_contexts",
};

async function replace(database: Queryable, column: keyof typeof places, known: string[]): Promise<void> {
  const table = places[column];
  await database.query(
    `insert into ${table} (${column}, is_from_content) select distinct unnest($1::text[]), true
     on conflict (${column}) do update set is_from_content = true`,
    [known],
  );
  await database.query(`delete from ${table} where is_from_content and ${column} <> all ($1::text[])`, [
    known,
  ]);
}

/** Makes the database trust and count those whom the content names, and no more those whom it named before. */
export async function believeContent(
  database: Queryable,
  { partners, origins, contexts, timeZone }: KnownContent,
): Promise<void> {
  if (partners) await replace(database, "partner", [...partners]);
  if (contexts) await replace(database, "context", [...contexts]);
  if (timeZone) await database.query("update private.count_settings set time_zone = $1", [timeZone]);
  if (origins)
    await replace(
      database,
      "origin",
      origins.map((address) => new URL(address).origin),
    );
}
