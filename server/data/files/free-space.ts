import { randomUUID } from "node:crypto";
import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UnavailableError } from "../../platform/unavailable-error.ts";

/**
 * Bytes and inodes of disk space to leave free. PostgreSQL tolerates having no space for rows but panics without
 * space for its WAL, which grows in segments of 16 MB.
 */
const baseReserve = { bytes: 64 * 1024 * 1024, files: 100 };

/** Additional space reserved for leads, so that uploads fail first. */
export const leadReserve = { bytes: 32 * 1024 * 1024, files: 100 };

const createDiskFullError = (cause?: unknown) =>
  new UnavailableError("The server's disk is full", cause === undefined ? {} : { cause });

/**
 * Checks that a folder's disk has this much space beyond the reserve.
 * @throws UnavailableError if it does not
 */
export async function requireSpace(folder: string, bytes = 0, inodes = 0): Promise<void> {
  const { blocks, bavail, bsize, files, ffree } = await statfs(folder);
  // Some network file systems report no size, and some file systems, such as Btrfs, no inode count.
  const lacksBytes = blocks > 0 && bavail * bsize < baseReserve.bytes + bytes;
  const lacksFiles = files > 0 && ffree < baseReserve.files + inodes;
  if (lacksBytes || lacksFiles) throw createDiskFullError();
}

/** Converts ENOSPC and quota errors to an UnavailableError. Disk statistics do not include quotas. */
export function toDiskFullError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOSPC" || code === "EDQUOT" ? createDiskFullError(error) : error;
}

const probe = Buffer.alloc(4096);

/**
 * Checks that a folder is writable and its disk has more free space than the reserve.
 * @throws the file system's error, or UnavailableError
 */
export async function requireWritable(folder: string): Promise<void> {
  await requireSpace(folder);
  const path = join(folder, `${randomUUID()}.part`);
  try {
    await writeFile(path, probe, { flag: "wx", mode: 0o600 });
  } catch (error) {
    throw toDiskFullError(error);
  } finally {
    await rm(path, { force: true });
  }
}
