import { readdirSync, readFileSync } from "node:fs";

/** Returns how long the processes' threads have run and have waited for a CPU, in nanoseconds (Linux only). */
function readCpuTimes(processes: readonly number[]): { ran: number; waited: number } {
  let ran = 0;
  let waited = 0;
  for (const id of processes) {
    const folder = `/proc/${id}/task`;
    for (const thread of readdirSync(folder)) {
      try {
        const [run = 0, wait = 0] = readFileSync(`${folder}/${thread}/schedstat`, "utf8")
          .split(" ")
          .map(Number);
        ran += run;
        waited += wait;
      } catch {
        // The thread exited after it was listed.
      }
    }
  }
  return { ran, waited };
}

/**
 * Measures how much other load slows down these processes, so that tests can extend their time limits.
 * @returns a function that returns the slowdown factor since this call; always 1 except on Linux
 */
export function watchSlowdown(processes: readonly (number | undefined)[]): () => number {
  const processIds = process.platform === "linux" ? processes.filter((id) => id !== undefined) : [];
  const before = readCpuTimes(processIds);
  return () => {
    const now = readCpuTimes(processIds);
    const ran = now.ran - before.ran;
    return ran > 0 ? 1 + Math.max(0, now.waited - before.waited) / ran : 1;
  };
}
