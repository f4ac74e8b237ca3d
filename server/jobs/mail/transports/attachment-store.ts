import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile, rm, stat, utimes, mkdir, rename, writeFile } from "node:fs/promises";
import { extname, join, dirname } from "node:path";
import type { SendMailOptions } from "nodemailer";
import { ifMissing, syncFolder } from "../../../data/files/durable-files.ts";
import type { MailAttachment } from "../model/mail-content.ts";
import { requireSpace } from "../../../data/files/free-space.ts";

type Attachment = NonNullable<SendMailOptions["attachments"]>[number];

const ATTACHMENTS = "attachments";

/** Maximum time between storing an attachment and writing the email that references it, in milliseconds. */
const MAX_WRITE_DELAY = 600_000;

/**
 * Stores each attachment once; emails reference the file (`message/external-body`, RFC 2046).
 * @param folder the folder with the emails
 */
export function openAttachmentStore(folder: string) {
  const attachmentFolder = join(folder, ATTACHMENTS);

  async function store(path: string): Promise<string> {
    const content = await readFile(path);
    const name = createHash("sha256").update(content).digest("hex") + extname(path);
    const storedFile = join(attachmentFolder, name);
    const now = new Date();
    const isStored = await utimes(storedFile, now, now).then(() => true, ifMissing(false));
    if (!isStored) await writeAtomically(storedFile, content);
    return name;
  }

  return {
    createReference: async ({ filename, path, contentType }: MailAttachment): Promise<Attachment> => {
      const name = await store(path);
      const reference = [
        `Content-Type: message/external-body; access-type="local-file"; name="${ATTACHMENTS}/${name}"`,
        `Content-Disposition: attachment; filename="${filename}"`,
        "",
        `Content-Type: ${contentType}`,
        `Content-ID: <${name}>`,
        "",
        "",
      ];
      return { raw: reference.join("\r\n") };
    },
    /** Deletes attachments that no email references anymore, and partial files that a crash left behind. */
    async tidy(): Promise<void> {
      const storedNames = await readdir(attachmentFolder).catch(ifMissing([]));
      if (storedNames.length === 0) return;
      await removeUnfinishedFiles(attachmentFolder);
      const mails = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
      const writeTimes = await Promise.all(
        mails.map((name) =>
          stat(join(folder, name)).then(
            ({ mtimeMs }) => mtimeMs,
            () => Number.POSITIVE_INFINITY,
          ),
        ),
      );
      const oldestWriteTime = Math.min(...writeTimes);
      for (const name of storedNames.filter((one) => !one.endsWith(".part"))) {
        const path = join(attachmentFolder, name);
        // Allow a margin, because an email is written after its attachment.
        if ((await stat(path)).mtimeMs < oldestWriteTime - MAX_WRITE_DELAY) await rm(path, { force: true });
      }
    },
  };
}

const DRAFT_SUFFIX = ".part";

/**
 * Writes a file atomically and durably, readable only by its owner.
 * @throws UnavailableError if the disk is full
 */
export async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await requireSpace(folder, content.length);
  const draft = `${path}.${randomUUID()}${DRAFT_SUFFIX}`;
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  // The rename is durable only after the folder is synced.
  await syncFolder(folder);
}

const ABANDONED_MS = 600_000;

export async function removeUnfinishedFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.endsWith(DRAFT_SUFFIX) || (await stat(path)).mtimeMs > Date.now() - ABANDONED_MS) continue;
    await rm(path, { force: true });
  }
}
