import { connectionRemedy } from "../../../platform/connection-remedy.ts";
import { DeliveryRefusal } from "../../outbox/channel.ts";
import { oneLine } from "../../../platform/backend-error.ts";

/** What nodemailer adds to an error; `command` is what the server was asked when it said no. */
interface SmtpError extends Error {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  command?: string;
}

/** Codes of Node and OpenSSL for a certificate that does not hold, or for no TLS where TLS was expected. */
const BAD_TLS = /^(ETLS|EREQUIRETLS|EPROTO|CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * What a failure means for the queue. Whatever concerns login, TLS or our own address stops every mail alike and is for somebody
 * to fix; a refusal of this recipient or this message is final; everything else may pass.
 * @param ours our own address, which a message may name; others are left out of logs and of the queue
 */
export function toRefusal(error: unknown, ours: string): DeliveryRefusal {
  if (error instanceof DeliveryRefusal) return error;
  const text = withoutAddresses(oneLine(error), ours);
  const remedy = remedyOf(error as SmtpError);
  return new DeliveryRefusal(scopeOf(error as SmtpError), remedy === undefined ? text : `${text}; ${remedy}`);
}

/** What to change in `SMTP_URL`, where an error is about it. */
function remedyOf(error: SmtpError): string | undefined {
  if (error.code === "EAUTH" || error.code === "ENOAUTH")
    return "check user and password in SMTP_URL; write @ : / # % of a password as %40 %3A %2F %23 %25";
  return connectionRemedy(
    error,
    "that port of SMTP_URL speaks no TLS from the first byte: smtp:// instead of smtps://",
  );
}

function scopeOf(error: SmtpError): DeliveryRefusal["scope"] {
  const { code = "", originalCode = "", responseCode = 0, command = "" } = error;
  if (BAD_TLS.test(code) || BAD_TLS.test(originalCode)) return "channel";
  if (responseCode >= 400 && responseCode < 500) return "retry";
  if (code === "EAUTH" || code === "ENOAUTH" || code === "ECONFIG") return "channel";
  if (responseCode < 500) return "retry";
  if (/^(RCPT TO|DATA)/.test(command)) return isAboutUs(error) ? "channel" : "permanent";
  return "channel";
}

/**
 * Some servers ask for the login, or say that they do not relay for us, only when they hear a recipient. They quote the recipient, who may
 * be called `relay`: addresses and hosts say nothing.
 */
const isAboutUs = ({ responseCode, message }: SmtpError): boolean =>
  responseCode === 530 || responseCode === 535 || /\brelay/i.test(message.replace(/\S+[@.]\S+/g, ""));

const withoutAddresses = (text: string, ours: string): string =>
  text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, (address) =>
    address.toLowerCase() === ours.toLowerCase() ? address : "an address",
  );
