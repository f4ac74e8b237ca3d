import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { extname, join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import type { MailAttachment } from "../model/mail-content.ts";
import { removeUnfinishedFiles, writeAtomically } from "./write-atomically.ts";

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
  const names = new Map<string, string>();
  const pendingWrites = new Map<string, Promise<void>>();

  async function nameOf(path: string): Promise<string> {
    const { mtimeMs, size } = await stat(path);
    const version = `${path} ${mtimeMs} ${size}`;
    const knownName = names.get(version);
    if (knownName !== undefined) return knownName;
    const name =
      createHash("sha256")
        .update(await readFile(path))
        .digest("hex") + extname(path);
    names.set(version, name);
    return name;
  }

  async function write(path: string, name: string): Promise<void> {
    const storedFile = join(attachmentFolder, name);
    const now = new Date();
    await utimes(storedFile, now, now).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      await writeAtomically(storedFile, await readFile(path));
    });
  }

  async function store(path: string): Promise<string> {
    const name = await nameOf(path);
    const pendingWrite =
      pendingWrites.get(name) ?? write(path, name).finally(() => pendingWrites.delete(name));
    pendingWrites.set(name, pendingWrite);
    await pendingWrite;
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
      const storedNames = await readdir(attachmentFolder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      });
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
