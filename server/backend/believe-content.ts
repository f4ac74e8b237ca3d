import type { Queryable } from "./database/database.ts";

/** Whose leads raise no suspicion; absent where the content cannot be read. */
export interface KnownSenders {
  /** Ids of partners. */
  partners?: readonly string[] | undefined;
  /** Addresses of pages that carry our forms. */
  origins?: readonly string[] | undefined;
}

/** The tables that the database judges by, each with its only column that matters here. */
const places = { partner: "private.known_partners", origin: "private.known_origins" };

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

/** Makes the database trust those whom the content names, and no more those whom it named before. */
export async function believeContent(
  database: Queryable,
  { partners, origins }: KnownSenders,
): Promise<void> {
  if (partners) await replace(database, "partner", [...partners]);
  if (origins)
    await replace(
      database,
      "origin",
      origins.map((address) => new URL(address).origin),
    );
}
