import { createHash, randomBytes, randomUUID } from "node:crypto";
import { expectStatus, migrationRemedy, type Check, type Expectation } from "./check.ts";
import type { TestRows } from "./test-rows.ts";
import { getField, type VisitorRequest } from "./visitor.ts";

const makeKey = (): string => randomBytes(16).toString("base64url");

const expectOutcome = (outcome: string): Expectation => ({
  text: `200 with the outcome "${outcome}"`,
  isMet: ({ status, body }) => status === 200 && getField(body, "outcome") === outcome,
});

const call = (name: string, body: object): VisitorRequest => ({
  method: "POST",
  path: `/rest/v1/rpc/${name}`,
  body,
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
    ...rows.plainRows.contact_submissions,
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
    {
      name: "the key opens the submission",
      request: call("read_receipt", keyArgument),
      expected: expectOutcome("found"),
    },
    {
      name: "the hash of a key opens nothing",
      request: call("read_receipt", { receipt_key: hash }),
      expected: expectOutcome("unknown"),
    },
    ...[
      "read_receipt",
      "correct_receipt",
      "note_receipt",
      "replace_receipt_file",
      "withdraw_receipt",
    ].flatMap((name) => [
      {
        name: `${name}: a wrong key opens nothing`,
        request: call(name, { receipt_key: makeKey() }),
        expected: expectOutcome("unknown"),
      },
      {
        name: `${name}: a missing key gets the same response as a wrong one`,
        request: call(name, {}),
        expected: expectOutcome("unknown"),
      },
    ]),
    {
      name: "a note is added",
      request: call("note_receipt", { ...keyArgument, note: "Written by npm run verify-backend." }),
      expected: expectOutcome("found"),
    },
    {
      name: "the submission is withdrawn",
      request: call("withdraw_receipt", keyArgument),
      expected: expectOutcome("withdrawn"),
    },
    {
      name: "the key then opens nothing",
      request: call("read_receipt", keyArgument),
      expected: expectOutcome("unknown"),
    },
  ];
  return checks.map((check) => ({ ...check, name: `receipts: ${check.name}`, remedy: migrationRemedy }));
}
