import { randomUUID } from "node:crypto";
import { readBuildEnvironment } from "../../../site/settings/environment.ts";
import { findSalaryReport } from "../../../model/report/published-report.ts";
import type { LocalizedContent } from "../../../model/loading/load-data.ts";
import type { Queryable } from "../../data/database/database.ts";
import { DeliveryRefusal, type Channel, type Delivery } from "../outbox/channel.ts";
import { readFileCheck } from "../file-checks/check-file.ts";
import { makeReceiptLink } from "./make-receipt-link.ts";
import { readMailSettings } from "./model/mail-settings.ts";
import { toMailAddress } from "./model/mailbox.ts";
import { contextFor, createMailContexts } from "./model/mail-context.ts";
import { readSubmission } from "./model/read-submission.ts";
import type { MailSources } from "./compose/write-mail.ts";
import { openEmlTransport } from "./transports/eml-transport.ts";
import { createSmtpTransport } from "./transports/smtp-transport.ts";
import { createFaultDetector } from "./fault-detector.ts";

export interface MailChannelOptions {
  /** Environment variables: `SMTP_URL`, `MAIL_FROM`, `MAIL_TO` and `SITE_URL`. */
  env: NodeJS.ProcessEnv;
  dataDir: string;
  database: Queryable;
  content: LocalizedContent;
  siteUrl?: string;
  /** Returns the folder of the built site, which contains the salary report; defaults to `dist`. */
  siteFolder?: () => string;
  now?: () => Date;
  receiptUrl?: MailSources["receiptUrl"];
}

export interface MailChannel extends Channel {
  destination: string;
  agencyAddress: string;
  messageDomain: string;
  /**
   * Sends a test email.
   * @throws DeliveryRefusal if the email cannot be sent
   */
  sendTest(recipient: string, signal: AbortSignal): Promise<void>;
}

/** Loaded once the server is ready, because the email code takes as long to load as the rest of the server. */
const loadWriter = () => import("./compose/write-mail.ts");
const loadSamples = () => import("./preview/compose-sample.ts");

/**
 * Opens the mail channel, which sends over SMTP if `SMTP_URL` is set and otherwise writes files to
 * `<DATA_DIR>/mail/`. An email is composed when it is sent, so nothing is sent about an erased row.
 * @throws EnvironmentError if a variable is malformed
 */
export async function openMailChannel(options: MailChannelOptions): Promise<MailChannel> {
  const { env, dataDir, database, content, siteFolder = () => "dist" } = options;
  const { now = () => new Date() } = options;
  const [{ files }] = content;
  const { smtp, from, agency } = readMailSettings(env, files.agency);
  const siteUrl = options.siteUrl ?? readBuildEnvironment(env).siteUrl ?? files.agency.url;
  const messageDomain = from.address.slice(from.address.lastIndexOf("@") + 1);
  const contexts = createMailContexts(content, siteUrl);
  const { receiptUrl = makeReceiptLink(database) } = options;
  const sources: MailSources = {
    receiptUrl,
    // Undefined while the check is pending: notices to the agency are sent without waiting for it.
    fileCheck: (path) => readFileCheck(database, path),
    report: () => findSalaryReport(siteFolder()),
  };
  const transport = smtp === undefined ? await openEmlTransport(dataDir) : createSmtpTransport(smtp, from);

  const faultDetector = createFaultDetector(async (kind) => {
    const { composeSamplesOfKind } = await loadSamples();
    await composeSamplesOfKind(kind, contexts, from);
  });

  const prepare = async (delivery: Delivery) => {
    const recipient = requireAddress(delivery.recipient);
    const row = await readSubmission(database, delivery);
    const context = contextFor(contexts, delivery.kind, row.text("language"));
    const { writeMail } = await loadWriter();
    return writeMail({ ...delivery, recipient }, row, { context, sources, from, sentAt: now() });
  };

  return {
    destination: transport.destination,
    agencyAddress: agency,
    messageDomain,
    async send(delivery, signal) {
      const composedMail = await faultDetector.compose(delivery.kind, () => prepare(delivery));
      await transport.send({ options: composedMail, delivery }, signal);
    },
    check: () => faultDetector.check(),
    async sendTest(address, signal) {
      const recipient = requireAddress(address);
      const id = randomUUID();
      const messageId = `<${id}@${messageDomain}>`;
      const { writeTestMail } = await loadWriter();
      const composedMail = writeTestMail({ recipient, messageId, from, sentAt: now() }, contexts.en);
      const delivery = { id, kind: "test", submission: "test", createdAt: now() } as const;
      await transport.send({ options: composedMail, delivery }, signal);
    },
    load: () => Promise.all([loadWriter(), loadSamples()]),
    close: () => transport.close(),
  };
}

function requireAddress(recipient: string): string {
  const address = toMailAddress(recipient);
  if (address !== undefined) return address;
  // Omit the address, which may be a visitor's: the message is stored and logged.
  throw new DeliveryRefusal(
    "permanent",
    "The recipient must be exactly one email address, without a display name.",
  );
}
