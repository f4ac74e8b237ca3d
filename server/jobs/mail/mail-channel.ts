import { randomUUID } from "node:crypto";
import { readBuildEnvironment } from "../../../site/settings/environment.ts";
import { findSalaryReport } from "../../../site/model/pay/published-report.ts";
import { loadDataFiles } from "../../../site/model/loading/load-data.ts";
import { oneLine } from "../../platform/backend-error.ts";
import type { Queryable } from "../../data/database/database.ts";
import { DeliveryRefusal, type Channel, type Delivery } from "../outbox/channel.ts";
import { knownCheck } from "../file-checks/check-file.ts";
import { makeReceiptLink } from "./make-receipt-link.ts";
import { readMailSettings } from "./model/mail-settings.ts";
import { toMailAddress } from "./model/mailbox.ts";
import { mailContext } from "./model/mail-context.ts";
import { readSubmission } from "./model/read-submission.ts";
import type { MailSources } from "./compose/render-mail.ts";
import { emlTransport } from "./transports/eml-transport.ts";
import { smtpTransport, type SmtpPatience } from "./transports/smtp-transport.ts";
import { watchComposing } from "./watch-composing.ts";

export interface MailChannelOptions {
  /** `SMTP_URL`, `MAIL_FROM`, `MAIL_TO` and `SITE_URL` are read from here. */
  env: NodeJS.ProcessEnv;
  /** Where mails are written while there is no server to send them. */
  dataDir: string;
  database: Queryable;
  /** Origin at which the site is published; `SITE_URL` or the agency's own when absent. */
  siteUrl?: string;
  /** The project's root folder, for the content; the working folder when absent. */
  root?: string;
  /** The built site, for the report; `dist` when absent. */
  siteFolder?: () => string;
  now?: () => Date;
  patience?: Partial<SmtpPatience>;
  /** Makes the link to the sender's own page about a submission; `makeReceiptLink` when absent. */
  receiptUrl?: MailSources["receiptUrl"];
}

export interface MailChannel extends Channel {
  /** Where mails go, in one line for whoever starts the server. */
  destination: string;
  /** Where the agency reads its notices. */
  agencyAddress: string;
  /** Domain of the sender, which ends every Message-ID. */
  messageDomain: string;
  /**
   * Sends a mail that says it is a test.
   * @throws DeliveryRefusal when it cannot be sent
   */
  sendTest(recipient: string, signal: AbortSignal): Promise<void>;
}

/** What writes mails, loaded with the first of them: it takes as long to load as the rest of a server. */
const loadWriter = () => import("./compose/write-mail.ts");

/**
 * Opens the way out for mails: through the server of `SMTP_URL`, or as files under `<DATA_DIR>/mail/`. A mail is made from its
 * row when it is sent, so that an erased row leaves nothing to send.
 * @throws EnvironmentError when a variable is malformed, ContentError when the content has mistakes
 */
export async function openMailChannel(options: MailChannelOptions): Promise<MailChannel> {
  const { env, dataDir, database, root = process.cwd(), siteFolder = () => "dist" } = options;
  const { now = () => new Date() } = options;
  const files = loadDataFiles(root);
  const { smtp, from, agency } = readMailSettings(env, files.agency);
  const siteUrl = options.siteUrl ?? readBuildEnvironment(env).siteUrl ?? files.agency.url;
  const messageDomain = from.address.slice(from.address.lastIndexOf("@") + 1);
  const context = mailContext(root, files, siteUrl);
  const { receiptUrl = makeReceiptLink(database, context.siteUrl) } = options;
  const sources: MailSources = {
    receiptUrl,
    // A notice never waits for a check.
    fileCheck: (path) => knownCheck(database, path),
    report: () => findSalaryReport(siteFolder()),
  };
  const transport =
    smtp === undefined ? await emlTransport(dataDir) : smtpTransport(smtp, from, options.patience);

  const composing = watchComposing(async (kind) => {
    const { composeSampleOf } = await import("./preview/compose-sample.ts");
    await composeSampleOf(kind, context, from);
  });

  const prepare = async (delivery: Delivery) => {
    const recipient = requireAddress(delivery.recipient);
    const row = await readSubmission(database, delivery);
    const { writeMail } = await loadWriter();
    return writeMail({ ...delivery, recipient }, row, { context, sources, from, sentAt: now() });
  };

  return {
    destination: transport.destination,
    agencyAddress: agency,
    messageDomain,
    async send(delivery, signal) {
      const composed = await composing.compose(delivery.kind, () => prepare(delivery));
      await transport.send({ options: composed, delivery }, signal).catch((error: unknown) => {
        throw error instanceof DeliveryRefusal ? error : new DeliveryRefusal("retry", oneLine(error));
      });
    },
    check: () => composing.check(),
    async sendTest(address, signal) {
      const recipient = requireAddress(address);
      const id = randomUUID();
      const messageId = `<${id}@${messageDomain}>`;
      const { writeTestMail } = await loadWriter();
      const composed = writeTestMail({ recipient, messageId, from, sentAt: now() }, context);
      const delivery = { id, kind: "test", submission: "test", createdAt: now() } as const;
      await transport.send({ options: composed, delivery }, signal);
    },
    close: () => transport.close(),
  };
}

function requireAddress(recipient: string): string {
  const address = toMailAddress(recipient);
  if (address !== undefined) return address;
  // The address itself may be a visitor's, and the reason is kept and logged.
  throw new DeliveryRefusal("permanent", "The recipient is not one plain e-mail address.");
}
