import { mkdir, readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { createTransport } from "nodemailer";
import { DeliveryRefusal } from "../../outbox/channel.ts";
import { oneLine, UnavailableError } from "../../../platform/backend-error.ts";
import { dataFolderPaths } from "../../../data/files/data-folder.ts";
import type { MailTransport, OutgoingMail } from "./smtp-transport.ts";
import { openAttachmentStore, removeUnfinishedFiles, writeAtomically } from "./attachment-store.ts";
import { ifMissing } from "../../../data/files/durable-files.ts";

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

interface MailQuota {
  mails: number;
  bytes: number;
}

interface MailQuotas {
  /** Number and size of emails in the folder at which emails to visitors stop. */
  senders: MailQuota;
  /**
   * Number and size of emails in the folder at which notices to the agency stop. Larger than the
   * visitors' quota, so that emails to visitors cannot use up the space for notices.
   */
  agency: MailQuota;
}

const MEGABYTE = 1024 * 1024;

const MAIL_QUOTAS: MailQuotas = {
  senders: { mails: 10_000, bytes: 500 * MEGABYTE },
  agency: { mails: 40_000, bytes: 2000 * MEGABYTE },
};

/** Minimum time between counts of the emails in a full folder, in milliseconds. */
const RECOUNT_MS = 5_000;

async function countFolder(folder: string): Promise<MailQuota> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(ifMissing([]));
  const used = { mails: 0, bytes: 0 };
  for (const entry of entries.filter((one) => one.isFile())) {
    // An erasure may delete the file in the meantime.
    const size = await stat(join(entry.parentPath, entry.name)).then(
      (found) => found.size,
      () => 0,
    );
    used.bytes += size;
    if (entry.name.endsWith(".eml")) used.mails += 1;
  }
  return used;
}

/**
 * Counts the folder's emails once, and again when it is full, because emails may have been deleted.
 * @param clock monotonic time in milliseconds
 */
export function createMailQuota(folder: string, quotas = MAIL_QUOTAS, clock = () => performance.now()) {
  let lastCount: { at: number; used: Promise<MailQuota> } | undefined;
  const count = () => {
    lastCount = { at: clock(), used: countFolder(folder) };
    lastCount.used.catch(() => (lastCount = undefined));
    return lastCount.used;
  };
  const fits = (used: MailQuota, quota: MailQuota, bytes: number) =>
    used.mails < quota.mails && used.bytes + bytes <= quota.bytes;
  return {
    /**
     * Reserves space for an email.
     * @returns a function that releases the space if the email was not written
     * @throws DeliveryRefusal if the limit is reached
     */
    reserve: async (isToSender: boolean, bytes: number): Promise<() => void> => {
      const quota = isToSender ? quotas.senders : quotas.agency;
      let used = await (lastCount?.used ?? count());
      if (!fits(used, quota, bytes) && clock() - (lastCount?.at ?? 0) > RECOUNT_MS) used = await count();
      if (!fits(used, quota, bytes)) throw createRefusal(folder, quota, isToSender);
      used.mails += 1;
      used.bytes += bytes;
      return () => {
        used.mails -= 1;
        used.bytes -= bytes;
      };
    },
  };
}

function createRefusal(folder: string, { mails, bytes }: MailQuota, isToSender: boolean): DeliveryRefusal {
  const limitedEmails = isToSender ? "emails to senders" : "emails";
  return new DeliveryRefusal(
    // Notices are never dropped: the channel pauses, and /readyz reports it.
    isToSender ? "retry" : "channel",
    `${folder} is full: the limit for ${limitedEmails} is ${mails} files or ${bytes / MEGABYTE} MB. Set SMTP_URL to send email through an SMTP server, or move some emails out of this folder.`,
  );
}
