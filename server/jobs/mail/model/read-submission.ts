import { DeliveryRefusal, type Delivery } from "../../outbox/channel.ts";
import type { Queryable, Row } from "../../../data/database/database.ts";
import { isSubmissionTable } from "../../../data/submission-tables.ts";

/** A row as it is stored, with the little that every mail needs read from it. */
export interface Submission {
  createdAt: Date;
  /** The text of a column; undefined when it is absent, null or empty. */
  text: (column: string) => string | undefined;
  /** The value of a column of any type. */
  value: (column: string) => unknown;
}

/** A row that came as JSON. */
export function toSubmission(row: Row): Submission {
  return {
    createdAt: new Date(String(row.created_at)),
    text: (column) => {
      const value = row[column];
      return typeof value === "string" && value.trim() !== "" ? value : undefined;
    },
    value: (column) => row[column] ?? undefined,
  };
}

/**
 * Reads the row that a delivery is about, with whatever columns the database has by now.
 * @throws DeliveryRefusal for good, when the row was erased: then nothing is left to say
 */
export async function readSubmission(database: Queryable, delivery: Delivery): Promise<Submission> {
  const { table, submission } = delivery;
  if (!isSubmissionTable(table))
    throw new DeliveryRefusal("permanent", `There is no table ${String(table)}.`);
  const [found] = await database.query<{ line: Row }>(
    `select to_jsonb(t) as line from public.${table} t where id = $1::uuid`,
    [submission],
  );
  if (found === undefined)
    throw new DeliveryRefusal("permanent", `The row ${submission} of ${table} is not stored any more.`);
  return toSubmission(found.line);
}
