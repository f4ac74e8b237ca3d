import type { SubmissionTable } from "../../data/submission-tables.ts";

export type DeliveryKind =
  | "agency-lead"
  | "agency-resume"
  | "agency-report-request"
  | "sender-receipt"
  | "sender-file-fault"
  | "sender-report"
  | "webhook";

export interface Delivery {
  /** A UUID. Webhooks send it as their id, so that receivers can detect duplicates. */
  id: string;
  kind: DeliveryKind;
  table: SubmissionTable;
  submission: string;
  /** An email address, or the id of a row in `private.webhooks`. */
  recipient: string;
  attempt: number;
  /** Message-ID of the email, `<id@domain>`, the same for all attempts. */
  messageId: string;
  createdAt: Date;
}

export interface Channel {
  /**
   * Sends one delivery; calls may overlap.
   * @param signal aborted when the worker stops or the delivery's lease is about to expire
   * @throws DeliveryRefusal if the receiver refuses; any other error is retried later
   */
  send(delivery: Delivery, signal: AbortSignal): Promise<void>;
  /**
   * Rejects with the reason if any kind of delivery cannot be composed. Undefined for channels that compose
   * nothing.
   */
  check?(): Promise<void>;
  /** Loads code that is needed later, when the process may be unable to open a file. */
  load?(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Why a delivery was not sent.
 * - `retry`: retried later
 * - `fault`: a bug; retried until it is fixed
 * - `permanent`: never retried
 * - `channel`: nothing can be sent until an operator fixes the settings, such as login, TLS or sender address
 */
export class DeliveryRefusal extends Error {
  override name = "DeliveryRefusal";

  constructor(
    readonly scope: "retry" | "fault" | "permanent" | "channel",
    message: string,
  ) {
    super(message);
  }
}
