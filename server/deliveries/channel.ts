import type { SubmissionTable } from "../submissions/submission-tables.ts";

export type DeliveryKind =
  "agency-lead" | "agency-resume" | "agency-report-request" | "sender-receipt" | "sender-report" | "webhook";
/** What is sent: one delivery of one submission. */
export interface Delivery {
  id: string;
  kind: DeliveryKind;
  table: SubmissionTable;
  submission: string;
  recipient: string;
  attempt: number;
  messageId: string;
  createdAt: Date;
}
/** A way out of the house: mail or webhook. */
export interface Channel {
  send(delivery: Delivery, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
/** Thrown by a channel. "retry": try later; "permanent": this delivery never; "channel": nothing can be sent until someone mends it (login, TLS, sender). */
export class DeliveryRefusal extends Error {
  constructor(
    readonly scope: "retry" | "permanent" | "channel",
    message: string,
  ) {
    super(message);
  }
}
