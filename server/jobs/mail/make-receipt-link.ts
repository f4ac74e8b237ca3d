import { createHash, randomBytes } from "node:crypto";
import type { Queryable } from "../../data/database/database.ts";
import type { MailSources } from "./compose/write-mail.ts";

const keyLength = 16;

/**
 * Returns a function that creates receipt links. Each attempt to send an email gets a new key. Only the email
 * contains the key: the database stores its hash, and browsers do not send URL fragments to servers.
 */
export function makeReceiptLink(database: Queryable): MailSources["receiptUrl"] {
  return async ({ table, submission }, page) => {
    const key = randomBytes(keyLength).toString("base64url");
    const hash = createHash("sha256").update(key).digest("hex");
    await database.query("select private.issue_receipt($1, $2::uuid, decode($3, 'hex'))", [
      table,
      submission,
      hash,
    ]);
    return `${page}#${key}`;
  };
}
