import { connectionRemedy } from "../../../platform/connection-remedy.ts";
import { DeliveryRefusal } from "../../outbox/channel.ts";
import { oneLine } from "../../../platform/backend-error.ts";

interface SmtpError extends Error {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  command?: string;
}

/** Error codes of Node and OpenSSL for an invalid certificate, or for a server without TLS where TLS was expected. */
const BAD_TLS = /^(ETLS|EREQUIRETLS|EPROTO|CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * Classifies an SMTP error for the queue. Login, TLS and sender address errors affect all email and need an
 * operator. Rejection of a recipient or message is permanent. All other errors are retried.
 * @param senderAddress not redacted, unlike all other addresses, because the message is stored and logged
 */
export function toRefusal(error: unknown, senderAddress: string): DeliveryRefusal {
  const text = withoutAddresses(oneLine(error), senderAddress);
  const remedy = remedyOf(error as SmtpError);
  return new DeliveryRefusal(scopeOf(error as SmtpError), remedy === undefined ? text : `${text}; ${remedy}`);
}

function remedyOf(error: SmtpError): string | undefined {
  if (error.code === "EAUTH" || error.code === "ENOAUTH")
    return "check the user and password in SMTP_URL; in a password, write @ : / # % as %40 %3A %2F %23 %25";
  if (error.message.includes("Greeting never received"))
    return "the server sent no greeting; a port with implicit TLS, such as 465, needs smtps:// in SMTP_URL";
  return connectionRemedy(
    error,
    "the port in SMTP_URL does not use implicit TLS; write smtp:// instead of smtps://",
  );
}

function scopeOf(error: SmtpError): DeliveryRefusal["scope"] {
  const { code = "", originalCode = "", responseCode = 0, command = "" } = error;
  if (BAD_TLS.test(code) || BAD_TLS.test(originalCode)) return "channel";
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
