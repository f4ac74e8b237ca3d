import { DeliveryRefusal, type Delivery } from "../../outbox/channel.ts";
import type { Queryable, Row } from "../../../data/database/database.ts";

export type Submission = ReturnType<typeof toSubmission>;

export const toSubmission = (row: Row) => ({
  createdAt: new Date(String(row.created_at)),
  /** Returns a column's text, or undefined if it is missing, null or blank. */
  text: (column: string): string | undefined => {
    const value = row[column];
    return typeof value === "string" && value.trim() !== "" ? value : undefined;
  },
  value: (column: string): unknown => row[column] ?? undefined,
});

/**
 * Reads a delivery's row with all of its current columns.
 * @throws DeliveryRefusal (permanent) if the row was erased
 */
export async function readSubmission(database: Queryable, delivery: Delivery): Promise<Submission> {
  const { table, submission } = delivery;
  const [found] = await database.query<{ line: Row }>(
    `select to_jsonb(t) as line from public.${table} t where id = $1::uuid`,
    [submission],
  );
  if (found === undefined)
    throw new DeliveryRefusal("permanent", `Row ${submission} of ${table} no longer exists.`);
  return toSubmission(found.line);
}
