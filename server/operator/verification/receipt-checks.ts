import { createHash, randomBytes, randomUUID } from "node:crypto";
import { expectStatus, migrationRemedy, type Check, getField, type VisitorResponse } from "./check.ts";
import type { TestRows } from "./test-rows.ts";

const makeKey = (): string => randomBytes(16).toString("base64url");

const outcomeCheck = (name: string, procedure: string, body: object, outcome: string) => ({
  name,
  request: { method: "POST", path: `/rest/v1/rpc/${procedure}`, body },
  expected: {
    text: `200 with the outcome "${outcome}"`,
    isMet: ({ status, body: answer }: VisitorResponse) =>
      status === 200 && getField(answer, "outcome") === outcome,
  },
});

/**
 * Returns checks that a receipt key opens its submission and that a wrong key does not. The last ones withdraw the
 * test submission, and confirm that its key no longer works.
 */
export function createReceiptChecks(rows: TestRows): Check[] {
  const key = makeKey();
  const hash = createHash("sha256").update(key).digest("hex");
  const keyArgument = { receipt_key: key };
  const row = {
    ...rows.tables.contact_submissions.smallest,
    id: randomUUID(),
    form_check: { trap: "", seconds: 60, receipt: hash },
  };
  const checks: Omit<Check, "remedy">[] = [
    {
      name: "a row with the hash of a key is stored",
      request: {
        method: "POST",
        path: "/rest/v1/contact_submissions",
        headers: { prefer: "return=minimal" },
        body: row,
      },
      expected: expectStatus(201),
    },
    outcomeCheck("the key opens the submission", "read_receipt", keyArgument, "found"),
    outcomeCheck("the hash of a key opens nothing", "read_receipt", { receipt_key: hash }, "unknown"),
    ...[
      "read_receipt",
      "correct_receipt",
      "note_receipt",
      "replace_receipt_file",
      "withdraw_receipt",
    ].flatMap((name) => [
      outcomeCheck(`${name}: a wrong key opens nothing`, name, { receipt_key: makeKey() }, "unknown"),
      outcomeCheck(`${name}: a missing key gets the same response as a wrong one`, name, {}, "unknown"),
    ]),
    outcomeCheck(
      "a note is added",
      "note_receipt",
      { ...keyArgument, note: "Written by npm run verify-backend." },
      "found",
    ),
    outcomeCheck("the submission is withdrawn", "withdraw_receipt", keyArgument, "withdrawn"),
    outcomeCheck("the key then opens nothing", "read_receipt", keyArgument, "unknown"),
  ];
  return checks.map((check) => ({ ...check, name: `receipts: ${check.name}`, remedy: migrationRemedy }));
}
