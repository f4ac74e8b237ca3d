import { randomUUID } from "node:crypto";
import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UnavailableError } from "../../platform/unavailable-error.ts";

/**
 * Bytes and files (inodes) of the disk that are left alone. PostgreSQL can do without room for a row, but not for its log, which
 * grows by a file of 16 MB at a time: without it a server panics.
 */
const reserve = { bytes: 64 * 1024 * 1024, files: 100 };

/** What is kept for leads beyond the reserve, so that files of strangers stop before they do. */
export const spaceForLeads = { bytes: 32 * 1024 * 1024, files: 100 };

const diskIsFull = (cause?: unknown) =>
  new UnavailableError("The server's disk is full", cause === undefined ? {} : { cause });

/**
 * Makes sure that the disk of a folder has room for so much beside the reserve.
 * @throws UnavailableError when it has not
 */
export async function requireSpace(folder: string, bytes = 0, inodes = 0): Promise<void> {
  const { blocks, bavail, bsize, files, ffree } = await statfs(folder);
  // A file system without a size, as some network folders are, or without a fixed number of files, as Btrfs, reports none.
  const lacksBytes = blocks > 0 && bavail * bsize < reserve.bytes + bytes;
  const lacksFiles = files > 0 && ffree < reserve.files + inodes;
  if (lacksBytes || lacksFiles) throw diskIsFull();
}

/** The refusal of a file system that has no room, or of a quota, which no figure of the disk shows, as an UnavailableError. */
export function withFullDisk(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOSPC" || code === "EDQUOT" ? diskIsFull(error) : error;
}

/** As much as takes a block of the disk. */
const probe = Buffer.alloc(4096);

/**
 * Makes sure that files can be made in a folder, beside the reserve of its disk.
 * @throws the file system's refusal, or UnavailableError
 */
export async function requireWritable(folder: string): Promise<void> {
  await requireSpace(folder);
  const path = join(folder, `${randomUUID()}.part`);
  try {
    await writeFile(path, probe, { flag: "wx", mode: 0o600 });
  } catch (error) {
    throw withFullDisk(error);
  } finally {
    await rm(path, { force: true });
  }
}
