import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  parsed: Email;
}

export interface SmtpSink {
  port: number;
  mails: ReceivedMail[];
  connections: () => number;
  close(): Promise<void>;
}

/** Creates an error that rejects an email: `createSmtpError(451, "4.7.1 Greylisted")`. */
export const createSmtpError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

export interface SinkOptions extends SMTPServerOptions {
  checkMail?: (mail: ReceivedMail) => Error | undefined;
}

/**
 * Starts a local SMTP server. By default, it accepts all emails and supports neither TLS nor authentication.
 */
export async function startSmtpSink({ checkMail, ...options }: SinkOptions = {}): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, callback) => {
      connections += 1;
      callback();
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("latin1");
        void PostalMime.parse(Buffer.from(raw, "latin1")).then((parsed) => {
          const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
          const mail = { from, to: envelope.rcptTo.map(({ address }) => address), raw, parsed };
          const refusal = checkMail?.(mail);
          if (refusal === undefined) mails.push(mail);
          callback(refusal);
        });
      });
    },
    ...options,
  });
  // Ignore errors such as dropped connections. Tests check the client's behavior.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
