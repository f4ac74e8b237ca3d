import { isSubmissionTable, type SubmissionTable } from "../../data/submission-tables.ts";

export type DeliveryKind =
  | "agency-lead"
  | "agency-resume"
  | "agency-report-request"
  | "sender-receipt"
  | "sender-file-fault"
  | "sender-report"
  | "sender-reply"
  | "sender-alert"
  | "sender-digest"
  | "agency-opening"
  | "agency-reminder"
  | "webhook"
  | "operator-link";

/**
 * Table of what a delivery is about: a submission, an opening, an alert about openings, or a link with which an operator signs in.
 */
export type DeliveryTable = SubmissionTable | "job_alerts" | "openings" | "operator_links";

export interface Delivery {
  /** A UUID. Webhooks send it as their id, so that receivers can detect duplicates. */
  id: string;
  kind: DeliveryKind;
  table: DeliveryTable;
  submission: string;
  /** An email address, the id of a row in `private.webhooks`, or `operator`, whose address the link's row has. */
  recipient: string;
  attempt: number;
  /** Message-ID of the email, `<id@domain>`, the same for all attempts. */
  messageId: string;
  createdAt: Date;
}

export interface SubmissionDelivery extends Delivery {
  table: SubmissionTable;
}

export const isAboutSubmission = (delivery: Delivery): delivery is SubmissionDelivery =>
  isSubmissionTable(delivery.table);

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
