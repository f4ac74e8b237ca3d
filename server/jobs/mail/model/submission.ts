import { DeliveryRefusal, type Delivery } from "../../outbox/channel.ts";
import type { Queryable, Row } from "../../../data/database/database.ts";
import { toDialedNumber } from "../../../../model/submissions/phone-number.ts";
import { isOpenAt, type PublishedOpening } from "../../../../model/jobs/published-openings.ts";
import { isSubmissionTable } from "../../../data/submission-tables.ts";
import { cleanLine } from "./mail-content.ts";
import { toMailAddress } from "./mail-settings.ts";

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
  const schema = isSubmissionTable(table) ? "public" : "private";
  const [found] = await database.query<{ line: Row }>(
    `select to_jsonb(t) as line from ${schema}.${table} t where id = $1::uuid`,
    [submission],
  );
  if (found === undefined)
    throw new DeliveryRefusal("permanent", `Row ${submission} of ${table} no longer exists.`);
  return toSubmission(found.line);
}

/** Returns whether the opening of an application had ended when the application arrived. */
export const hasEnded = ({ createdAt }: Submission, opening: PublishedOpening | undefined): boolean =>
  opening !== undefined && !isOpenAt(opening, createdAt);

export type Sender = ReturnType<typeof readSender>;

const MAX_NAME_LENGTH = 120;

/** Reads a sender's contact details, each on a single line without bidirectional control characters. */
export function readSender(row: Submission) {
  const firstName = row.text("first_name");
  const names = [firstName, row.text("last_name")].filter((name) => name !== undefined);
  const email = row.text("email");
  return {
    name: names.length === 0 ? undefined : cleanLine(names.join(" "), MAX_NAME_LENGTH),
    firstName: firstName === undefined ? undefined : cleanLine(firstName, 40),
    /** Undefined unless the address is valid. */
    email: email === undefined ? undefined : toMailAddress(email),
    phone: readPhone(row.text("phone")),
  };
}

/** Returns a phone number as typed and its `tel:` link, or undefined if it cannot be dialed. */
export function readPhone(typedNumber: string | undefined) {
  const dialed = typedNumber === undefined ? undefined : toDialedNumber(typedNumber);
  return typedNumber === undefined || dialed === undefined
    ? undefined
    : { text: cleanLine(typedNumber, 40), href: `tel:${dialed}` };
}
