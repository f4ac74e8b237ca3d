import { domainToASCII } from "node:url";
import { createTransport } from "nodemailer";
import type { Mailbox } from "../model/mailbox.ts";
import type { SmtpServer } from "../model/smtp-url.ts";
import type { MailTransport } from "./mail-transport.ts";
import { toRefusal } from "./to-refusal.ts";

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
