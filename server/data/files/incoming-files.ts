import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { open, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DataFolder } from "./data-folder.ts";
import { requireSpace, spaceForLeads, withFullDisk } from "./free-space.ts";

/** A file that has arrived, on this machine's disk. */
export interface PartFile {
  path: string;
  bytes: number;
  read: () => Promise<Buffer>;
  /** What is in it, of which only the parts that are read come into memory. */
  content: () => Promise<Blob>;
  discard: () => Promise<void>;
}

/** Removes what interrupted uploads have left. The caller holds the folder's lock. */
export async function clearIncoming(folder: DataFolder): Promise<void> {
  for (const name of await readdir(folder.incoming))
    await rm(join(folder.incoming, name), { recursive: true, force: true });
}

/**
 * Writes a file to the disk as it streams in, durably, and removes it again when the stream fails.
 * @throws UnavailableError when the disk is full
 */
export async function receivePart(folder: DataFolder, content: AsyncIterable<Uint8Array>): Promise<PartFile> {
  const path = join(folder.incoming, `${randomUUID()}.part`);
  const discard = () => rm(path, { force: true });
  const file = await open(path, "wx", 0o600).catch((error: unknown) => {
    throw withFullDisk(error);
  });
  try {
    await writeFile(file, whileThereIsSpace(content, folder.incoming));
    // The row that names the file is durable once committed; so the file must be, before.
    await file.sync();
    const { size } = await file.stat();
    return { path, bytes: size, read: () => readFile(path), content: () => openAsBlob(path), discard };
  } catch (error) {
    await discard();
    throw withFullDisk(error);
  } finally {
    await file.close();
  }
}

async function* whileThereIsSpace(
  content: AsyncIterable<Uint8Array>,
  folder: string,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    await requireSpace(folder, spaceForLeads.bytes + piece.byteLength, spaceForLeads.files);
    yield piece;
  }
}
