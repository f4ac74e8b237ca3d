import { randomUUID, createHash, randomBytes } from "node:crypto";
import { readBuildRecord } from "../../../site/settings/build-record.ts";
import { readBuildEnvironment } from "../../../site/settings/environment.ts";
import { readPublishedOpenings } from "../../../model/jobs/published-openings.ts";
import { readDigest } from "../alerts/queue-alerts.ts";
import { findOpeningOwner } from "../openings/ask-about-openings.ts";
import { findSalaryReport } from "../../../model/report/published-report.ts";
import type { LocalizedContent } from "../../../model/loading/load-data.ts";
import { isDatabaseError, type Queryable } from "../../data/database/database.ts";
import { DeliveryRefusal, type Channel, type Delivery, type DeliveryKind } from "../outbox/channel.ts";
import { readFileCheck } from "../file-checks/check-file.ts";
import { readMailSettings, toMailAddress } from "./model/mail-settings.ts";
import { contextFor, createMailContexts } from "./model/mail-context.ts";
import { readReply } from "./kinds/reply.tsx";
import { readSubmission } from "./model/submission.ts";
import type { MailSources, ComposedMail } from "./write-mail.ts";
import { openEmlTransport } from "./transports/eml-transport.ts";
import { createSmtpTransport } from "./transports/smtp-transport.ts";
import { readDeskOrigin } from "../../platform/environment.ts";
import { oneLine, UnavailableError } from "../../platform/backend-error.ts";
import { createSecret, hashSecret } from "../../platform/secrets.ts";

export interface MailChannelOptions {
  /** Environment variables: `SMTP_URL`, `MAIL_FROM`, `MAIL_TO` and `SITE_URL`. */
  env: NodeJS.ProcessEnv;
  dataDir: string;
  database: Queryable;
  content: LocalizedContent;
  siteUrl?: string;
  /** The folder that contains `content/`; defaults to the working directory. */
  contentRoot?: string;
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
const loadWriter = () => import("./write-mail.ts");
const loadSamples = () => import("./preview/sample-emails.ts");

/**
 * Opens the mail channel, which sends over SMTP if `SMTP_URL` is set and otherwise writes files to
 * `<DATA_DIR>/mail/`. An email is composed when it is sent, so nothing is sent about an erased row.
 * @throws EnvironmentError if a variable is malformed
 */
export async function openMailChannel(options: MailChannelOptions): Promise<MailChannel> {
  const { env, dataDir, database, content, siteFolder = () => "dist", contentRoot = process.cwd() } = options;
  const { now = () => new Date() } = options;
  const [{ files }] = content;
  const { smtp, from, agency } = readMailSettings(env, files.agency);
  const siteUrl = options.siteUrl ?? readBuildEnvironment(env).siteUrl ?? files.agency.url;
  const messageDomain = from.address.slice(from.address.lastIndexOf("@") + 1);
  const contexts = createMailContexts(content, siteUrl);
  const { receiptUrl = makeReceiptLink(database) } = options;
  const deskOrigin = readDeskOrigin(env);
  const sources: MailSources = {
    receiptUrl,
    // Undefined while the check is pending: notices to the agency are sent without waiting for it.
    fileCheck: (path) => readFileCheck(database, path),
    opening: (job) => readPublishedOpenings(siteFolder()).get(job),
    deskUrl: ({ table, submission }) => deskOrigin && `${deskOrigin.url}/lead/${table}/${submission}`,
    reply: (delivery) => readReply(database, delivery),
    digest: (alert) => readDigest(database, alert, siteFolder()),
    report: () => findSalaryReport(siteFolder(), readBuildRecord(siteFolder())?.report),
  };
  const transport = smtp === undefined ? await openEmlTransport(dataDir) : createSmtpTransport(smtp, from);

  const faultDetector = createFaultDetector(async (kind) => {
    const { composeSamplesOfKind } = await loadSamples();
    await composeSamplesOfKind(kind, contexts, from);
  });

  const prepareOperatorLink = async ({ submission: id, messageId }: Delivery) => {
    const { url, email, name } = await issueOperatorLink(database, id);
    const { writeOperatorLinkMail } = await loadWriter();
    const envelope = { recipient: requireAddress(email), messageId, from, sentAt: now() };
    return writeOperatorLinkMail({ name, url }, envelope, contexts.en);
  };

  const prepare = async (delivery: Delivery) => {
    if (delivery.table === "operator_links") return prepareOperatorLink(delivery);
    const row = await readSubmission(database, delivery);
    const asked = delivery.kind === "agency-opening" && sources.opening(row.text("requisition") ?? "");
    const owner = asked ? await findOpeningOwner(database, contentRoot, asked.path) : undefined;
    const recipient = owner ?? requireAddress(delivery.recipient);
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

/**
 * Distinguishes bugs from bad rows by composing a sample email of the same kind, which fails only because of a bug.
 * A bad row must not make the server unready.
 * @param composeSamples composes the sample emails of the given kind
 */
export function createFaultDetector(composeSamples: (kind: DeliveryKind) => Promise<unknown>) {
  const faults = new Map<DeliveryKind, string>();
  return {
    /**
     * Composes an email.
     * @throws DeliveryRefusal with scope `fault` if a bug affects every email of this kind, otherwise `retry`
     */
    async compose(kind: DeliveryKind, work: () => Promise<ComposedMail>): Promise<ComposedMail> {
      try {
        const mail = await work();
        faults.delete(kind);
        return mail;
      } catch (error) {
        if (error instanceof DeliveryRefusal) throw error;
        const reason = `The email could not be composed: ${oneLine(error)}`;
        if (error instanceof UnavailableError || isDatabaseError(error))
          throw new DeliveryRefusal("retry", reason);
        try {
          await composeSamples(kind);
        } catch (fault) {
          // Store the error of the sample email, because it contains no visitor data.
          faults.set(kind, oneLine(fault));
          throw new DeliveryRefusal("fault", reason);
        }
        faults.delete(kind);
        throw new DeliveryRefusal("retry", reason);
      }
    },
    /** Rejects with the reason as long as any kind of email cannot be composed. */
    check(): Promise<void> {
      const [found] = faults;
      if (found === undefined) return Promise.resolve();
      return Promise.reject(new Error(`cannot compose ${found[0]} emails: ${found[1]}`));
    },
  };
}

/**
 * Issues the token of an operator's link. Each attempt to send the email gets a new one: only the email contains it, and
 * the database stores its hash.
 * @throws DeliveryRefusal (permanent) if the link can no longer be used
 */
async function issueOperatorLink(database: Queryable, id: string) {
  const token = createSecret();
  const [link] = await database.query<{ email: string; name: string; desk_url: string }>(
    `update private.operator_links l set token_hash = decode($2, 'hex')
     from private.operators o
     where l.id = $1::uuid and l.used_at is null and l.expires_at > now() and o.id = l.operator and o.removed_at is null
     returning o.email, o.name, l.desk_url`,
    [id, hashSecret(token)],
  );
  if (link === undefined)
    throw new DeliveryRefusal("permanent", "The link has expired, or its operator was removed.");
  return { ...link, url: `${link.desk_url}/sign-in/link?token=${token}` };
}

const keyLength = 16;

/**
 * Returns a function that creates receipt links. Each attempt to send an email gets a new key. Only the email
 * contains the key: the database stores its hash, and browsers do not send URL fragments to servers.
 */
export function makeReceiptLink(database: Queryable): MailSources["receiptUrl"] {
  return async ({ table, submission }, page) => {
    const key = randomBytes(keyLength).toString("base64url");
    const hash = createHash("sha256").update(key).digest("hex");
    await database.query("select private.issue_receipt($1, $2::uuid, decode($3, 'hex'))", [
      table,
      submission,
      hash,
    ]);
    return `${page}#${key}`;
  };
}
