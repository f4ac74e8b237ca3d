import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DataFolder } from "./data-folder.ts";
import { requireSpace, leadReserve, toUnavailable } from "./free-space.ts";

export async function deleteIncomingFiles(folder: DataFolder): Promise<void> {
  for (const name of await readdir(folder.incoming))
    await rm(join(folder.incoming, name), { recursive: true, force: true });
}

/**
 * Writes a stream to a file durably; deletes the file if the stream fails.
 * @throws UnavailableError if the disk is full or no file can be opened
 */
export async function receiveFile(folder: DataFolder, content: AsyncIterable<Uint8Array>) {
  const path = join(folder.incoming, `${randomUUID()}.part`);
  const discard = () => rm(path, { force: true });
  try {
    // Flush the file first, because rows that reference it are durable once committed.
    const options = { flag: "wx", mode: 0o600, flush: true };
    await writeFile(path, requireSpaceForEach(content, folder.incoming), options);
    const { size } = await stat(path);
    return { path, bytes: size, read: () => readFile(path), content: () => openAsBlob(path), discard };
  } catch (error) {
    await discard();
    throw toUnavailable(error);
  }
}

async function* requireSpaceForEach(
  content: AsyncIterable<Uint8Array>,
  folder: string,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    await requireSpace(folder, piece.byteLength, leadReserve);
    yield piece;
  }
}
