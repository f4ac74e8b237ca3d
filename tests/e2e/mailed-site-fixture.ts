import type { Browser, BrowserContextOptions } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import { closePages, getSharedBrowser, openPage, type WatchedPage } from "../browser/open-browser.ts";
import { startSmtpSink, type SmtpSink } from "../mail/smtp-sink.ts";
import { openDesk, type OpenedDesk } from "./open-desk.ts";
import { startSite, type RunningSite } from "./start-site.ts";

/** Timeout for jobs that send emails or delete files. They run every few seconds. */
export const MAIL_TIMEOUT = { timeout: 90_000 };

export interface MailedSiteFixture {
  readonly site: RunningSite;
  readonly desk: OpenedDesk;
  /** All emails that the site has sent. */
  readonly mails: SmtpSink["mails"];
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
    open: (options) => openPage(browser, options),
  };
}
