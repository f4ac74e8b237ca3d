import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { ifMissing } from "../../../data/files/if-missing.ts";
import { DeliveryRefusal } from "../../outbox/channel.ts";

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

export const MAIL_QUOTAS: MailQuotas = {
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
