import type { Delivery } from "../../outbox/channel.ts";
import type { ComposedMail } from "../compose/compose.ts";

export interface ReadyMail {
  options: ComposedMail;
  delivery: Pick<Delivery, "id" | "submission" | "createdAt"> & { kind: Delivery["kind"] | "test" };
}

/** Sends composed mails: over SMTP, or to files. */
export interface MailTransport {
  /** Where mails go, as one line for the startup log. */
  destination: string;
  /** @throws DeliveryRefusal with whether to retry */
  send: (mail: ReadyMail, signal: AbortSignal) => Promise<void>;
  close(): Promise<void>;
}
