import type { SubmissionTable } from "../../data/submission-tables.ts";

/** What a delivery is; all but the webhook are mails. */
export type DeliveryKind =
  | "agency-lead"
  | "agency-resume"
  | "agency-report-request"
  | "sender-receipt"
  | "sender-file-fault"
  | "sender-report"
  | "webhook";

/** What is sent: one delivery of one submission. */
export interface Delivery {
  /** A UUID; a webhook carries it as its id, so that a receiver can tell a repetition. */
  id: string;
  kind: DeliveryKind;
  table: SubmissionTable;
  /** The id of the submission's row. */
  submission: string;
  /** An address, or the id of a row of `private.webhooks`. */
  recipient: string;
  /** 1 for the first try. */
  attempt: number;
  /** `<id@domain>`, the same for all tries. */
  messageId: string;
  /** When the submission asked for it. */
  createdAt: Date;
}

/** A way out of the house: mail or webhook. */
export interface Channel {
  /**
   * Sends one delivery; several may be under way at once.
   * @param signal aborted when the worker stops or the delivery's lease is about to run out
   * @throws DeliveryRefusal when the receiver refuses; any other error is tried again later
   */
  send(delivery: Delivery, signal: AbortSignal): Promise<void>;
  /** Rejects with the reason while deliveries of some kind cannot be made; absent where none is made. */
  check?(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Why a delivery was not sent.
 * - `retry`: try later
 * - `fault`: a fault of the program, which is tried again until it is fixed
 * - `permanent`: this delivery never
 * - `channel`: nothing can be sent until someone fixes it, such as a login, TLS or the sender's address
 */
export class DeliveryRefusal extends Error {
  override name = "DeliveryRefusal";
  readonly scope: "retry" | "fault" | "permanent" | "channel";

  constructor(scope: DeliveryRefusal["scope"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.scope = scope;
  }
}
