import { mkdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { createTransport } from "nodemailer";
import { DeliveryRefusal } from "../../outbox/channel.ts";
import { oneLine } from "../../../platform/backend-error.ts";
import { dataFolderPaths } from "../../../data/files/data-folder.ts";
import { UnavailableError } from "../../../platform/unavailable-error.ts";
import { createMailQuota, MAIL_QUOTAS } from "./mail-quota.ts";
import type { MailTransport, OutgoingMail } from "./mail-transport.ts";
import { openAttachmentStore } from "./attachment-store.ts";
import { removeUnfinishedFiles, writeAtomically } from "./write-atomically.ts";

/**
 * Returns an email's file name: creation time, kind, submission id and delivery id. A retry overwrites its own
 * file, and an erasure finds a submission's files by its id.
 */
export function emlFileName({ delivery }: Pick<OutgoingMail, "delivery">): string {
  const day = delivery.createdAt.toISOString().replace(/[-:]|\.\d+/g, "");
  return [day, delivery.kind, delivery.submission, delivery.id].join("_").replace(/[^\w.-]/g, "-") + ".eml";
}

/**
 * Writes each email atomically to an .eml file readable only by its owner. Each attachment is stored once, and the
 * folder's size is limited.
 */
export async function openEmlTransport(dataDir: string, quotas = MAIL_QUOTAS): Promise<MailTransport> {
  const folder = dataFolderPaths(dataDir).mail;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const attachments = openAttachmentStore(folder);
  const quota = createMailQuota(folder, quotas);
  // The server starts even if the mail folder is unusable; the first email reports the error.
  await tidy().catch(() => undefined);

  async function tidy(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeUnfinishedFiles(folder);
    await attachments.tidy();
  }

  async function write(mail: OutgoingMail): Promise<void> {
    const references = await Promise.all((mail.options.attachments ?? []).map(attachments.createReference));
    const { message } = (await composer.sendMail({ ...mail.options, attachments: references })) as {
      message: unknown;
    };
    if (!Buffer.isBuffer(message))
      throw new TypeError("The transport returned an email that is not a buffer.");
    const release = await quota.reserve(mail.delivery.kind.startsWith("sender-"), message.length);
    await writeAtomically(join(folder, emlFileName(mail)), message).catch((error: unknown) => {
      release();
      throw error;
    });
  }

  const relativeFolder = relative(process.cwd(), folder) || folder;
  return {
    destination: `Emails are written to ${relativeFolder.startsWith("..") ? folder : relativeFolder}; set SMTP_URL to send them.`,
    async send(mail) {
      await write(mail).catch((error: unknown) => {
        throw error instanceof DeliveryRefusal ? error : toRefusal(folder, error);
      });
    },
    close: () => Promise.resolve(),
  };
}

/** Error codes for a mail folder that cannot be used until it is fixed, for example because another user owns it. */
const UNUSABLE_CODES = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EISDIR", "EEXIST", "EIO"];

function toRefusal(folder: string, error: unknown): DeliveryRefusal {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (error instanceof UnavailableError || code === "ENOSPC" || code === "EDQUOT")
    return new DeliveryRefusal(
      "retry",
      `Cannot write email to ${folder}: the disk is full. Free some space; sending is retried automatically.`,
    );
  return UNUSABLE_CODES.includes(code)
    ? new DeliveryRefusal(
        "channel",
        `Cannot write email to ${folder}: ${oneLine(error)}. Make that folder writable, or set SMTP_URL`,
      )
    : new DeliveryRefusal("retry", `Cannot write email to ${folder}: ${oneLine(error)}.`);
}
