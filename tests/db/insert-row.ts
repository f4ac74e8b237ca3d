import type { Queryable, Row } from "../../server/data/database/database.ts";

/** Inserts a row, whose values are as in JSON, with the permissions of the connection's role. */
export function insertRow(database: Queryable, table: string, row: object): Promise<Row[]> {
  const columns = Object.keys(row).join(", ");
  return database.query(
    `insert into public.${table} (${columns}) select ${columns} from json_populate_record(null::public.${table}, $1)`,
    [JSON.stringify(row)],
  );
}
