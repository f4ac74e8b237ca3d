import { createHash, randomBytes } from "node:crypto";
import type { Queryable } from "../../data/database/database.ts";
import type { MailSources } from "./compose/render-mail.ts";

/** Bytes of a key, which nobody guesses. */
const keyLength = 16;

/**
 * Makes the link of a mail to the sender's own page about a submission. The key is new for each try of each mail and stands in the mail
 * alone: the database keeps its hash, and the fragment of an address is sent to no server.
 */
export function makeReceiptLink(database: Queryable, siteUrl: string): MailSources["receiptUrl"] {
  return async ({ table, submission }) => {
    const key = randomBytes(keyLength).toString("base64url");
    const hash = createHash("sha256").update(key).digest("hex");
    await database.query("select private.issue_receipt($1, $2::uuid, decode($3, 'hex'))", [
      table,
      submission,
      hash,
    ]);
    return `${siteUrl}/receipt#${key}`;
  };
}
