import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { createTransport } from "nodemailer";
import { DeliveryRefusal } from "../../deliveries/channel.ts";
import { oneLine } from "../../backend/backend-error.ts";
import { dataFolderPaths } from "../../backend/files/data-folder.ts";
import { requireSpace } from "../../backend/files/free-space.ts";
import { UnavailableError } from "../../backend/unavailable-error.ts";
import type { MailTransport, ReadyMail } from "./mail-transport.ts";

const DRAFT = ".part";

/**
 * The name of a written mail: when it was due, its kind, the submission that it is about, and the delivery. A delivery that is
 * tried again replaces its own file, and an erasure finds all files of a submission by its id.
 */
export function emlName({ delivery }: Pick<ReadyMail, "delivery">): string {
  const day = delivery.createdAt.toISOString().replace(/[-:]|\.\d+/g, "");
  return [day, delivery.kind, delivery.submission, delivery.id].join("_").replace(/[^\w.-]/g, "-") + ".eml";
}

/** Writes each mail as a file that mail programs open, whole or not at all, for its owner's eyes only. */
export async function emlTransport(dataDir: string): Promise<MailTransport> {
  const folder = dataFolderPaths(dataDir).mail;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  await mkdir(folder, { recursive: true, mode: 0o700 }).then(
    () => removeDrafts(folder),
    () => undefined,
  );
  const place = relative(process.cwd(), folder) || folder;
  return {
    destination: `Mails are written to ${place.startsWith("..") ? folder : place}; set SMTP_URL to send them.`,
    async send(mail) {
      const { message } = (await composer.sendMail(mail.options)) as { message: unknown };
      if (!Buffer.isBuffer(message)) throw new TypeError("The composed mail is not in one piece.");
      await writeWhole(join(folder, emlName(mail)), message).catch((error: unknown) => {
        throw new DeliveryRefusal("retry", describe(folder, error));
      });
    },
    close: () => Promise.resolve(),
  };
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await requireSpace(folder, content.length);
  const draft = `${path}.${process.pid}${DRAFT}`;
  try {
    const file = await open(draft, "w", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  // The name itself is on the disk only when its folder is.
  const directory = await open(folder, "r");
  await directory.sync().finally(() => directory.close());
}

/** After this many milliseconds nobody is still writing a file. */
const ABANDONED = 600_000;

/** Removes what a server that was killed while it wrote has left behind; another one may be writing just now. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.endsWith(DRAFT) || (await stat(path)).mtimeMs > Date.now() - ABANDONED) continue;
    await rm(path, { force: true });
  }
}

function describe(folder: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const isFull = error instanceof UnavailableError || code === "ENOSPC" || code === "EDQUOT";
  return isFull
    ? `The disk of ${folder} is full, so no mail can be written; it is tried again when there is room.`
    : `No mail can be written to ${folder}: ${oneLine(error)}.`;
}
