import { randomUUID } from "node:crypto";
import { statfsSync, type StatsFs } from "node:fs";
import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isOutOfDescriptors } from "../../platform/descriptors.ts";
import { UnavailableError } from "../../platform/backend-error.ts";

/**
 * Bytes and inodes of disk space to leave free. PostgreSQL tolerates having no space for rows but panics without
 * space for its WAL, which grows in segments of 16 MB.
 */
const baseReserve = { bytes: 64 * 1024 * 1024, files: 100 };

/** Additional space reserved for leads, so that uploads fail first. */
export const leadReserve = { bytes: 32 * 1024 * 1024, files: 100 };

/** How long measured space is valid, in milliseconds: far less time than it takes to fill the reserve with rows. */
const measuredMs = 1_000;

interface Space {
  /** Infinity if the file system reports none, as some network file systems do. */
  bytes: number;
  /** Infinity if the file system has no limit, such as Btrfs. */
  files: number;
}

const toSpace = ({ blocks, bavail, bsize, files, ffree }: StatsFs): Space => ({
  bytes: blocks > 0 ? bavail * bsize : Infinity,
  files: files > 0 ? ffree : Infinity,
});

const measuredSpaces = new Map<string, Promise<Space>>();

/** Measures a disk's free space at most once a second. What is written in the meantime is subtracted. */
function measureSpace(folder: string): Promise<Space> {
  const measured = measuredSpaces.get(folder);
  if (measured !== undefined) return measured;
  const space = statfs(folder).then(toSpace);
  measuredSpaces.set(folder, space);
  const forget = () => void measuredSpaces.delete(folder);
  space.then(() => setTimeout(forget, measuredMs).unref(), forget);
  return space;
}

const createDiskFullError = (cause?: unknown) =>
  new UnavailableError("The server's disk is full", cause === undefined ? {} : { cause });

const isFull = (space: Space, bytes = 0, extraReserve = { bytes: 0, files: 0 }): boolean =>
  space.bytes < baseReserve.bytes + extraReserve.bytes + bytes ||
  space.files < baseReserve.files + extraReserve.files;

/**
 * The same as `requireSpace`, measured at once, for a program that starts.
 * @throws UnavailableError if the disk has no space beyond the reserve, or the file system's error
 */
export function requireSpaceSync(folder: string): void {
  if (isFull(toSpace(statfsSync(folder)))) throw createDiskFullError();
}

/**
 * Checks that a folder's disk has space beyond the reserve.
 * @param bytes number of bytes that are about to be written
 * @param extraReserve additional space to leave free
 * @throws UnavailableError if it does not
 */
export async function requireSpace(folder: string, bytes = 0, extraReserve?: Space): Promise<void> {
  const space = await measureSpace(folder);
  if (isFull(space, bytes, extraReserve)) {
    // Measure again at the next attempt, in case space has been freed.
    measuredSpaces.delete(folder);
    throw createDiskFullError();
  }
  space.bytes -= bytes;
}

/**
 * Converts errors of a full disk, such as a quota, which disk statistics do not include, and of a process without a
 * free file descriptor to an UnavailableError.
 */
export function toUnavailable(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (isOutOfDescriptors(error))
    return new UnavailableError("The server has too many open files", { cause: error });
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
    throw toUnavailable(error);
  } finally {
    await rm(path, { force: true });
  }
}
