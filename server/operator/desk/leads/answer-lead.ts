import type { Queryable } from "../../../data/database/database.ts";
import type { SubmissionRef } from "../../../data/submission-tables.ts";
import type { LeadStatus } from "./lead-desk.ts";

export interface ReplyRequest extends SubmissionRef {
  /** Id of the delivery, chosen by the browser, so that a repeated request sends nothing twice. */
  delivery: string;
  actor: string;
  subject: string;
  text: string;
  template: string | null;
  /** The operator's address; null for the agency's. */
  replyTo: string | null;
  /** Id of the last reply that the operator has seen. */
  seen: number | null;
}

/** "conflict" means that nothing was sent, because another operator has replied since. */
export type ReplyOutcome =
  | { outcome: "sent"; status: LeadStatus }
  | { outcome: "gone" | "no_address" | "flagged" }
  | { outcome: "conflict"; change: number | null; at: string | null; actor: string | null };

/** Records a reply and queues its email. */
export async function sendReply(database: Queryable, request: ReplyRequest): Promise<ReplyOutcome> {
  const { delivery, id, replyTo, ...wanted } = request;
  const parameter = { ...wanted, id: delivery, submission: id, reply_to: replyTo };
  const [row] = await database.query<{ result: ReplyOutcome }>(
    "select private.send_reply($1::jsonb) as result",
    [JSON.stringify(parameter)],
  );
  return row?.result ?? { outcome: "gone" };
}

export const callResults = ["reached", "voicemail", "no_answer", "wrong_number", "texted"] as const;
export type CallResult = (typeof callResults)[number];

export interface CallRequest extends SubmissionRef {
  actor: string;
  result: CallResult;
  note: string | null;
}

/** Records a phone call or a text message. */
export async function logCall(database: Queryable, { id, ...wanted }: CallRequest) {
  const [row] = await database.query<{
    result: { outcome: "logged"; status: LeadStatus } | { outcome: "gone" };
  }>("select private.log_call($1::jsonb) as result", [JSON.stringify({ ...wanted, submission: id })]);
  return row?.result ?? { outcome: "gone" as const };
}
