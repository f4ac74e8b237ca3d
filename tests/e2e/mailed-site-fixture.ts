import type { Browser, BrowserContextOptions } from "playwright";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { SubmissionTable } from "../../server/data/submission-tables.ts";
import { closePages, getSharedBrowser, openPage, type WatchedPage } from "../browser/open-browser.ts";
import { startSmtpSink, type SmtpSink } from "../mail/smtp-sink.ts";
import { openDesk, type OpenedDesk } from "./open-desk.ts";
import { readStoredRows } from "./read-stored-rows.ts";
import { startSite, type RunningSite, type SubmissionRow } from "./start-site.ts";

/** Timeout for jobs that send emails or delete files. They run every few seconds. */
export const MAIL_TIMEOUT = { timeout: 90_000 };

interface ReceivedMail {
  parsed: SmtpSink["mails"][number]["parsed"];
  /** The plain text, without line breaks. */
  text: string;
  /** The key in the link to the sender's receipt. */
  receiptKey: string;
}

export interface MailedSiteFixture {
  readonly site: RunningSite;
  readonly desk: OpenedDesk;
  /** All emails that the site has sent. */
  readonly mails: SmtpSink["mails"];
  /**
   * Waits for an email to an address.
   * @param words text that the email must contain
   */
  waitForMail: (address: string, words?: string) => Promise<ReceivedMail>;
  rows: (table: SubmissionTable, email: string) => Promise<SubmissionRow[]>;
  /** Opens a page in a new profile. The page closes at the end of the test. */
  open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
}

/** Starts a site that sends its emails to a local mail server, and its desk. Call this at the top of a file. */
export function useMailedSite(): MailedSiteFixture {
  let sink: SmtpSink;
  let site: RunningSite;
  let browser: Browser;
  let desk: OpenedDesk;
  beforeAll(async () => {
    sink = await startSmtpSink();
    [site, browser] = await Promise.all([
      startSite({ SMTP_URL: `smtp://127.0.0.1:${sink.port}` }),
      getSharedBrowser(),
    ]);
    desk = await openDesk(site.dataDir, "pat");
  });
  afterEach(() => closePages(browser));
  afterAll(async () => {
    await desk.stop();
    await site.stop();
    await sink.close();
  });
  return {
    get site() {
      return site;
    },
    get desk() {
      return desk;
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
    rows: (table, email) => readStoredRows({ DATA_DIR: site.dataDir }, table, email),
    open: (options) => openPage(browser, options),
  };
}
