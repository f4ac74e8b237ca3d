import type { Delivery } from "../../outbox/channel.ts";
import type { ComposedMail } from "../write-mail.ts";

export interface OutgoingMail {
  options: ComposedMail;
  delivery: Pick<Delivery, "id" | "submission" | "createdAt"> & { kind: Delivery["kind"] | "test" };
}

export interface MailTransport {
  destination: string;
  /** @throws DeliveryRefusal, whose scope determines whether to retry */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
  close(): Promise<void>;
}
