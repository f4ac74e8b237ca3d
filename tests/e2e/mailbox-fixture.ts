import { afterAll, beforeAll, expect } from "vitest";
import { startSmtpSink, type SmtpSink } from "../mail/smtp-sink.ts";

/** Timeout for jobs that send emails or delete files. They run every few seconds. */
export const MAIL_TIMEOUT = { timeout: 90_000 };

interface ReceivedMail {
  parsed: SmtpSink["mails"][number]["parsed"];
  /** The plain text, without line breaks. */
  text: string;
  /** The key in the link to the sender's receipt. */
  receiptKey: string;
}

export interface MailboxFixture {
  /** URL of the mail server, for the setting `SMTP_URL`. */
  readonly url: string;
  /** All emails that were sent. */
  readonly mails: SmtpSink["mails"];
  /**
   * Waits for an email to an address.
   * @param words text that the email must contain
   */
  waitForMail: (address: string, words?: string) => Promise<ReceivedMail>;
}

/** Starts a local mail server. Call this at the top of a file, before starting a site that sends its emails to it. */
export function useMailbox(): MailboxFixture {
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await startSmtpSink();
  });
  afterAll(() => sink.close());
  return {
    get url() {
      return `smtp://127.0.0.1:${sink.port}`;
    },
    get mails() {
      return sink.mails;
    },
    waitForMail: async (address, words = "") => {
      const toText = (text = ""): string => text.replace(/\s+/g, " ");
      const find = () =>
        sink.mails.find(({ to, parsed }) => to.includes(address) && toText(parsed.text).includes(words));
      await expect.poll(find, MAIL_TIMEOUT).toBeDefined();
      const { parsed } = find()!;
      const text = toText(parsed.text);
      return { parsed, text, receiptKey: /#([\w-]{22})\b/.exec(text)?.[1] ?? "" };
    },
  };
}
