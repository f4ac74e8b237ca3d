import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { DeliveryRefusal } from "../../outbox/channel.ts";

/** How many mails, and bytes of them, a folder may contain. */
export interface Share {
  mails: number;
  bytes: number;
}

export interface MailShares {
  /** For one more mail to an address that a visitor typed. */
  senders: Share;
  /** For one more notice to the agency, which mails to typed addresses can never use up. */
  agency: Share;
}

const MEGABYTE = 1024 * 1024;

export const MAIL_SHARES: MailShares = {
  senders: { mails: 10_000, bytes: 500 * MEGABYTE },
  agency: { mails: 40_000, bytes: 2000 * MEGABYTE },
};

/** So long the folder is not counted again, in milliseconds, while it is full. */
const RECOUNT = 5_000;

async function countFolder(folder: string): Promise<Share> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  const used = { mails: 0, bytes: 0 };
  for (const entry of entries.filter((one) => one.isFile())) {
    // An erasure may remove it meanwhile.
    const size = await stat(join(entry.parentPath, entry.name)).then(
      (found) => found.size,
      () => 0,
    );
    used.bytes += size;
    if (entry.name.endsWith(".eml")) used.mails += 1;
  }
  return used;
}

/** Bounds what a folder of mails takes of the disk. */
export interface MailShareGuard {
  /**
   * Takes room for one more mail.
   * @returns gives the room back, for a mail that was not written
   * @throws DeliveryRefusal when the share is used up
   */
  take: (isToSender: boolean, bytes: number) => Promise<() => void>;
}

/**
 * Counts the folder once, and again where it is full, since an operator or an erasure may have removed mails.
 * @param clock milliseconds that never go back
 */
export function guardMailShare(
  folder: string,
  shares = MAIL_SHARES,
  clock = () => performance.now(),
): MailShareGuard {
  let counted: { at: number; used: Promise<Share> } | undefined;
  const count = () => {
    counted = { at: clock(), used: countFolder(folder) };
    counted.used.catch(() => (counted = undefined));
    return counted.used;
  };
  const fits = (used: Share, share: Share, bytes: number) =>
    used.mails < share.mails && used.bytes + bytes <= share.bytes;
  return {
    async take(isToSender, bytes) {
      const share = isToSender ? shares.senders : shares.agency;
      let used = await (counted?.used ?? count());
      if (!fits(used, share, bytes) && clock() - (counted?.at ?? 0) > RECOUNT) used = await count();
      if (!fits(used, share, bytes)) throw refusal(folder, share, isToSender);
      used.mails += 1;
      used.bytes += bytes;
      return () => {
        used.mails -= 1;
        used.bytes -= bytes;
      };
    },
  };
}

function refusal(folder: string, { mails, bytes }: Share, isToSender: boolean): DeliveryRefusal {
  const whose = isToSender ? "mails to senders" : "mails";
  return new DeliveryRefusal(
    // A notice is never given up: the channel waits, and /readyz says so.
    isToSender ? "retry" : "channel",
    `${folder} has its share of written ${whose} (${mails} mails or ${bytes / MEGABYTE} MB): set SMTP_URL, or move mails away.`,
  );
}
