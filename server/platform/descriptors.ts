import { readdirSync, readFileSync } from "node:fs";

interface Descriptors {
  open: number;
  limit: number;
}

/** Share of the limit above which the server is not ready, so that what is open can still be served. */
const MAX_SHARE = 0.8;

let lastLimit: number | undefined;

/**
 * Counts this process's open file descriptors: files, sockets, pipes. Without a free one to count with, all are in
 * use.
 * @returns undefined on systems without `/proc`
 */
export function countDescriptors(): Descriptors | undefined {
  try {
    const [, limit] = /^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    lastLimit = Number(limit ?? Infinity);
    // One of them reads the folder.
    return { open: readdirSync("/proc/self/fd").length - 1, limit: lastLimit };
  } catch (error) {
    return isOutOfDescriptors(error) && lastLimit !== undefined
      ? { open: lastLimit, limit: lastLimit }
      : undefined;
  }
}

/**
 * Checks that enough file descriptors are free.
 * @throws Error if more than 80 % of the limit are in use
 */
export function requireDescriptors(): Promise<void> {
  const { open, limit } = countDescriptors() ?? { open: 0, limit: 1 };
  return open < MAX_SHARE * limit
    ? Promise.resolve()
    : Promise.reject(
        new Error(`${open} of ${limit} file descriptors are in use; raise the limit (ulimit -n)`),
      );
}

/** Whether an operation failed because this process or the system has no free file descriptor. */
export const isOutOfDescriptors = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "EMFILE" || error.code === "ENFILE");
