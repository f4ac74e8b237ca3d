import { readFileSync } from "node:fs";

/** How often the memory is read, in milliseconds: what unpacks a file may take 1 MB more in each, and a busy machine adds to them. */
const INTERVAL_MS = 25;

/**
 * Ends a process that takes more memory than it may. V8's own limit leaves out the arrays into which files are unpacked, and one of the
 * address space would count what V8 reserves and does not take. Where there is no `/proc`, nothing is limited.
 * @param limit in MiB, of memory and swap together
 * @param end is called once
 * @returns takes it back
 */
export function limitMemory(pid: number, limit: number, end: () => void): () => void {
  const timer = setInterval(() => {
    if (memoryOf(pid) < limit) return;
    clearInterval(timer);
    end();
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** What a process takes, in MiB; 0 where that is not to be read. */
export function memoryOf(pid: number): number {
  let status: string;
  try {
    status = readFileSync(`/proc/${pid}/status`, "latin1");
  } catch {
    return 0;
  }
  const sizes = [...status.matchAll(/^Vm(?:RSS|Swap):\s+(\d+) kB$/gm)];
  return sizes.reduce((sum, [, size]) => sum + Number(size), 0) / 1024;
}
