import type { Delivery } from "../../outbox/channel.ts";
import type { ComposedMail } from "../compose/compose.ts";

/** A mail that is ready, with its unique id. */
export interface ReadyMail {
  options: ComposedMail;
  delivery: Pick<Delivery, "id" | "submission" | "createdAt"> & { kind: Delivery["kind"] | "test" };
}

/** How ready mails leave: through a server, or into files. */
export interface MailTransport {
  /** Where mails go, in one line for whoever starts the server. */
  destination: string;
  /** @throws DeliveryRefusal saying whether another try makes sense */
  send: (mail: ReadyMail, signal: AbortSignal) => Promise<void>;
  close(): Promise<void>;
}
