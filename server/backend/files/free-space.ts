import { statfs } from "node:fs/promises";
import { UnavailableError } from "../unavailable-error.ts";

/**
 * Bytes of the disk that are left alone. PostgreSQL can do without room for a row, but not for its log, which grows by 16 MB
 * at a time: without it a server panics, and the embedded database never answers again.
 */
const reserve = 64 * 1024 * 1024;

/** Bytes of the disk beyond the reserve that are kept for leads, so that files of strangers stop before they do. */
export const spaceForLeads = 32 * 1024 * 1024;

/**
 * Makes sure that the disk of a folder has room for so many bytes beside the reserve.
 * @throws UnavailableError when it has not
 */
export async function requireSpace(folder: string, bytes = 0): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(folder);
  // A file system without a size, as some network folders are, reports none.
  if (blocks > 0 && bavail * bsize < reserve + bytes) throw new UnavailableError("The server's disk is full");
}
