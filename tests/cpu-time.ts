import { readdirSync, readFileSync } from "node:fs";

/** Whether the system reports the processor time of each thread. A busy machine does not change that time, unlike elapsed time. */
export const hasCpuTimes = readCpuMs("/proc/self") !== undefined;

/** Returns the processor time of a process's main thread, or of the thread with this folder, in milliseconds. */
export function readCpuMs(folder: string): number | undefined {
  try {
    return Number(readFileSync(`${folder}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return undefined;
  }
}

/**
 * Returns the processor time that this thread spends on `work`, in milliseconds. If it is more than `maxMs`, repeats
 * the work up to twice and returns the shortest time, since code is compiled while it first runs.
 */
export function measureCpu(work: () => unknown, maxMs: number): number {
  let shortest = Infinity;
  for (let attempt = 0; attempt < 3 && shortest > maxMs; attempt += 1) {
    const start = readCpuMs("/proc/thread-self") ?? 0;
    work();
    shortest = Math.min(shortest, (readCpuMs("/proc/thread-self") ?? 0) - start);
  }
  return shortest;
}

/** Returns the processor time of each thread of a process, by the thread's ID. */
export function readThreadTimes(pid: number): ReadonlyMap<number, number> {
  const ids = readdirSync(`/proc/${pid}/task`).map(Number);
  return new Map(ids.map((id) => [id, readCpuMs(`/proc/${pid}/task/${id}`) ?? 0]));
}
