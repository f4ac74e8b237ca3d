import { createHash } from "node:crypto";
import { readFileSync, statSync, type Stats } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";

/** Bytes of a file that are read at a time, and of the files kept in memory in all. */
const [PART_BYTES, CACHE_BYTES] = [1024 * 1024, 8 * 1024 * 1024];

/** Milliseconds in which a file can change again without another time of modification. File systems round it. */
const TIME_RESOLUTION = 2_000;

export interface SiteFile {
  size: number;
  modified: Date;
  /** Entity tag without quotes. Files that fit in memory have the same tag in each build and on each server. */
  tag: string;
  /**
   * Reads the bytes from `start` to `end`, both inclusive.
   * @throws the file system's error
   */
  read: (start: number, end: number) => Promise<Uint8Array<ArrayBuffer> | ReadableStream>;
}

interface CachedFile extends SiteFile {
  content: Buffer<ArrayBuffer>;
  /** Whether each later change gives the file another time of modification. */
  isSettled: boolean;
}

/**
 * Reads a site's files. No response holds a file open while its client reads it: all responses share one copy of a
 * file, and larger files are opened for each part.
 */
export function openSiteFiles(folder: string) {
  /** By path, least recently used first. */
  const cache = new Map<string, CachedFile>();
  let cachedBytes = 0;
  const forget = (path: string): void => {
    cachedBytes -= cache.get(path)?.size ?? 0;
    cache.delete(path);
  };
  const load = (path: string, { size, mtime }: Stats): CachedFile => {
    const cached = cache.get(path);
    const isCurrent =
      cached?.isSettled === true && cached.size === size && cached.modified.getTime() === mtime.getTime();
    const file = isCurrent ? cached : readWholeFile(path, mtime);
    forget(path);
    cache.set(path, file);
    cachedBytes += file.size;
    for (const [leastRecent] of cache) if (cachedBytes > CACHE_BYTES) forget(leastRecent);
    return file;
  };
  const statFile = (path: string): Stats | undefined => {
    try {
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats?.isFile() === true ? stats : undefined;
    } catch (error) {
      // There is nothing below a file, and no file has a name that is too long for the file system.
      if (["ENOTDIR", "ENAMETOOLONG"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
      throw error;
    }
  };
  return {
    has: (path: string): boolean => statFile(join(folder, path)) !== undefined,
    /**
     * Finds a file by its path in the site.
     * @returns undefined if there is none
     * @throws the file system's error if it cannot be read
     */
    find(path: string): SiteFile | undefined {
      const fullPath = join(folder, path);
      const stats = statFile(fullPath);
      if (stats === undefined) return undefined;
      return stats.size <= PART_BYTES ? load(fullPath, stats) : openLargeFile(fullPath, stats);
    },
  };
}

function readWholeFile(path: string, modified: Date): CachedFile {
  const isSettled = Date.now() - modified.getTime() > TIME_RESOLUTION;
  const content = readFileSync(path);
  return {
    size: content.length,
    modified,
    tag: createHash("sha256").update(content).digest("base64url").slice(0, 16),
    content,
    isSettled,
    read: (start, end) => Promise.resolve(content.subarray(start, end + 1)),
  };
}

const openLargeFile = (path: string, { size, mtime }: Stats): SiteFile => ({
  size,
  modified: mtime,
  tag: `${mtime.getTime().toString(36)}-${size.toString(36)}`,
  read: async (start, end) => {
    const readPart = async (from: number): Promise<Buffer<ArrayBuffer>> => {
      const file = await open(path);
      try {
        const part = Buffer.alloc(Math.min(PART_BYTES, end + 1 - from));
        const { bytesRead } = await file.read(part, 0, part.length, from);
        if (bytesRead < part.length) throw new Error(`${path} has become shorter`);
        return part;
      } finally {
        await file.close();
      }
    };
    // Read the first part before responding, so that a file that cannot be opened is not a response without content.
    let part: Buffer<ArrayBuffer> | undefined = await readPart(start);
    let position = start;
    return new ReadableStream({
      // Never read ahead: nothing would handle the error of a part that the client does not read.
      pull: async (controller) => {
        part ??= await readPart(position);
        controller.enqueue(part);
        position += part.length;
        part = undefined;
        if (position > end) controller.close();
      },
    });
  },
});
