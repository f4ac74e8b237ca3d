import { domainToASCII } from "node:url";
import { createTransport } from "nodemailer";
import type { Mailbox, SmtpServer } from "../model/mail-settings.ts";
import { connectionRemedy, oneLine } from "../../../platform/backend-error.ts";
import { DeliveryRefusal, type Delivery } from "../../outbox/channel.ts";
import type { ComposedMail } from "../write-mail.ts";

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Maximum concurrent connections; small mail servers allow few. */
const CONNECTIONS = 5;

/**
 * Sends emails over a small pool of SMTP connections.
 * @param from its domain is the EHLO name. In a container, whose host name has no dot, nodemailer would otherwise
 * send `[127.0.0.1]`, and relays such as Google's would close the connection
 */
export function createSmtpTransport(
  server: SmtpServer,
  from: Mailbox,
  timeouts: Partial<typeof TIMEOUTS> = {},
): MailTransport {
  const transporter = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    // Do not requeue in memory after a broken connection: only the database queue counts attempts.
    maxRequeues: 0,
    name: domainToASCII(from.address.replace(/^.*@/, "")),
    ...server,
    ...TIMEOUTS,
    ...timeouts,
    dnsTimeout: timeouts.connectionTimeout ?? TIMEOUTS.connectionTimeout,
  });
  return {
    destination: `Emails are sent through ${server.host}:${server.port} from ${from.address}.`,
    async send({ options }, signal) {
      await transporter.sendMail({ ...options, signal }).catch((error: unknown) => {
        throw toRefusal(error, from.address, server.secure);
      });
    },
    close() {
      transporter.close();
      return Promise.resolve();
    },
  };
}

interface SmtpError extends Error {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  command?: string;
}

/** Maximum length of a server's own words, which are stored and logged. */
const MAX_LENGTH = 500;

/** Error codes of Node and OpenSSL for an invalid certificate, or for a server without TLS where TLS was expected. */
const BAD_TLS = /^(ETLS|EREQUIRETLS|EPROTO$|CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * Classifies an SMTP error for the queue. Login, TLS and sender address errors affect all email and need an
 * operator. Rejection of a recipient or message is permanent. All other errors are retried.
 * @param isSecure whether `SMTP_URL` begins with `smtps://`
 * @param senderAddress not redacted, unlike all other addresses, because the message is stored and logged
 */
export function toRefusal(error: unknown, senderAddress: string, isSecure: boolean): DeliveryRefusal {
  const text = withoutAddresses(oneLine(error), senderAddress).slice(0, MAX_LENGTH);
  const remedy = remedyOf(error as SmtpError, isSecure);
  return new DeliveryRefusal(scopeOf(error as SmtpError), remedy === undefined ? text : `${text}; ${remedy}`);
}

/** Whether the first thing that the server sent was not a line of SMTP, or had no end. */
const isNotSmtp = ({ code, responseCode, command }: SmtpError): boolean =>
  code === "EPROTOCOL" && responseCode === undefined && command === "CONN";

function remedyOf(error: SmtpError, isSecure: boolean): string | undefined {
  if (error.code === "EAUTH" || error.code === "ENOAUTH")
    return "check the user and password in SMTP_URL; in a password, write @ : / # % as %40 %3A %2F %23 %25";
  if (error.message.includes("Greeting never received"))
    return isSecure
      ? "check the server, and the port in SMTP_URL"
      : "check the port in SMTP_URL; one with implicit TLS, such as 465, needs smtps://";
  if (isNotSmtp(error)) return "that is not a mail server's response; check the host and port in SMTP_URL";
  return connectionRemedy(
    error,
    "the port in SMTP_URL does not use implicit TLS; write smtp:// instead of smtps://",
  );
}

function scopeOf(error: SmtpError): DeliveryRefusal["scope"] {
  const { code = "", originalCode = "", responseCode = 0, command = "" } = error;
  if (BAD_TLS.test(code) || BAD_TLS.test(originalCode) || isNotSmtp(error)) return "channel";
  if (responseCode >= 400 && responseCode < 500) return "retry";
  if (code === "EAUTH" || code === "ENOAUTH" || code === "ECONFIG") return "channel";
  if (responseCode < 500) return "retry";
  if (/^(RCPT TO|DATA)/.test(command)) return concernsSender(error) ? "channel" : "permanent";
  return "channel";
}

/**
 * Whether the server refuses the sender rather than this recipient: some servers require a login or deny
 * relaying only at RCPT. Responses may quote a recipient that contains `relay`, so addresses and hosts are
 * ignored.
 */
const concernsSender = ({ responseCode, message }: SmtpError): boolean =>
  responseCode === 530 || responseCode === 535 || /\brelay/i.test(message.replace(/(?<!\S)\S+[@.]\S+/g, ""));

const withoutAddresses = (text: string, senderAddress: string): string =>
  text.replace(/(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, (address) =>
    address.toLowerCase() === senderAddress.toLowerCase() ? address : "an address",
  );

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
